import { modifiedNameFault } from '#domain';
import { MESSAGES, type ModifiedAttributeNameRequest } from '#contracts';
import { CheckedText, Id } from '../common/body-fields.js';

export class ModifiedNameDto implements ModifiedAttributeNameRequest {
  @Id(MESSAGES.attributeSelection)
  attributeId!: string;

  @CheckedText(modifiedNameFault)
  modifiedName!: string;
}
