import { EXPORT_FORMATS, type ExportFormat, type ExportVersionRequest, MESSAGES } from '#contracts';
import { ArrayNotEmpty, IsBoolean, IsIn } from 'class-validator';
import { Ids, Optional } from '../common/text-fields.js';

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

  @Optional()
  @IsBoolean({ message: 'spreadsheetSafe must be true or false' })
  spreadsheetSafe?: boolean;
}
