import { formatCount } from '#domain';
import { LIMITS, type SheetRequest } from '#contracts';
import { IsString } from 'class-validator';
import { Bodies, Optional } from '../common/text-fields.js';

class SheetRowDto {
  @Optional()
  @IsString({ message: 'type must be text' })
  type?: string;

  @Optional()
  @IsString({ message: 'category must be text' })
  category?: string;

  /** The name of an attribute, a competitor, or another name of the brand. */
  @Optional()
  @IsString({ message: 'attribute must be text' })
  attribute?: string;

  /** 1, 2, 3, Low, Medium or High. */
  @Optional()
  @IsString({ message: 'weight must be text' })
  weight?: string;

  @Optional()
  @IsString({ message: 'phrase must be text' })
  phrase?: string;

  @Optional()
  @IsString({ message: 'form must be text' })
  form?: string;

  @Optional()
  @IsString({ message: 'withCategory must be text' })
  withCategory?: string;

  @Optional()
  @IsString({ message: 'withAttribute must be text' })
  withAttribute?: string;

  @Optional()
  @IsString({ message: 'comment must be text' })
  comment?: string;

  /** The value of a setting, an export name, or the text of a template. */
  @Optional()
  @IsString({ message: 'text must be text' })
  text?: string;
}

export class SheetDto implements SheetRequest {
  @Optional()
  @IsString({ message: 'text must be text' })
  text?: string;

  @Optional()
  @Bodies('rows', () => SheetRowDto, {
    max: LIMITS.sheetRows,
    tooMany: `A sheet has at most ${formatCount(LIMITS.sheetRows)} rows`,
  })
  rows?: SheetRowDto[];
}
