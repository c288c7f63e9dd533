import { EXPORT_FORMATS, type ExportFormat, type ExportVersionRequest, MESSAGES } from '#contracts';
import { ArrayNotEmpty, IsIn } from 'class-validator';
import { Flag, Ids, Optional } from '../common/body-fields.js';

export class ExportVersionDto implements ExportVersionRequest {
  @IsIn(EXPORT_FORMATS, { message: `format must be one of: ${EXPORT_FORMATS.join(', ')}` })
  format!: ExportFormat;

  @Optional()
  @ArrayNotEmpty({ message: MESSAGES.promptSelection })
  @Ids('promptIds')
  promptIds?: string[];

  @Optional()
  @Ids('exceptPromptIds')
  exceptPromptIds?: string[];

  @Flag('spreadsheetSafe')
  spreadsheetSafe?: boolean;
}
