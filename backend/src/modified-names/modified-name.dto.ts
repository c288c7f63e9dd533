import { modifiedNameFault } from '#domain';
import { MESSAGES, type ModifiedAttributeNameRequest } from '#contracts';
import { IsUUID } from 'class-validator';
import { CheckedText } from '../common/text-fields.js';

export class ModifiedNameDto implements ModifiedAttributeNameRequest {
  @IsUUID('all', { message: MESSAGES.attributeSelection })
  attributeId!: string;

  @CheckedText(modifiedNameFault)
  modifiedName!: string;
}
