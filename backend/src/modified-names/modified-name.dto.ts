import { modifiedNameFault } from '#domain';
import type { ModifiedAttributeNameRequest } from '#contracts';
import { IsUUID } from 'class-validator';
import { CheckedText } from '../common/text-fields.js';

export class ModifiedNameDto implements ModifiedAttributeNameRequest {
  @IsUUID('all', { message: 'Please select an attribute' })
  attributeId!: string;

  @CheckedText(modifiedNameFault)
  modifiedName!: string;
}
