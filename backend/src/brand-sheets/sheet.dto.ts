import { formatCount } from '#domain';
import { LIMITS, type SheetRequest } from '#contracts';
import { ListOfBodies, Optional, PlainText } from '../common/body-fields.js';

class SheetRowDto {
  @PlainText('type')
  type?: string;

  @PlainText('category')
  category?: string;

  /** The name of an attribute, a competitor, or another name of the brand. */
  @PlainText('attribute')
  attribute?: string;

  /** 1, 2, 3, Low, Medium or High. */
  @PlainText('weight')
  weight?: string;

  @PlainText('phrase')
  phrase?: string;

  @PlainText('form')
  form?: string;

  @PlainText('withCategory')
  withCategory?: string;

  @PlainText('withAttribute')
  withAttribute?: string;

  @PlainText('comment')
  comment?: string;

  /** The value of a setting, an export name, or the text of a template. */
  @PlainText('text')
  text?: string;
}

export class SheetDto implements SheetRequest {
  @PlainText('text')
  text?: string;

  @Optional()
  @ListOfBodies('rows', () => SheetRowDto, {
    max: LIMITS.sheetRows,
    tooMany: `A sheet has at most ${formatCount(LIMITS.sheetRows)} rows`,
  })
  rows?: SheetRowDto[];
}
