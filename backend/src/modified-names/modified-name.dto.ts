import { LIMITS, type ModifiedAttributeNameRequest } from '#contracts';
import { IsUUID } from 'class-validator';
import { Text } from '../common/text-fields.js';

export class ModifiedNameDto implements ModifiedAttributeNameRequest {
  @IsUUID('all', { message: 'Please select an attribute' })
  attributeId!: string;

  @Text('Modified name', LIMITS.nameLength)
  modifiedName!: string;
}
