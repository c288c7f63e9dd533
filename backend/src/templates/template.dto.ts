import { DEFAULT_TEMPERATURE, TEMPLATE_TYPES, templateFault, type TemplateType } from '#domain';
import {
  type ChangeTemplatesRequest,
  type DefaultTemplateRequest,
  LIMITS,
  type PromptTemplateRequest,
  type SaveAsDefaultRequest,
} from '#contracts';
import { Transform } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsIn } from 'class-validator';
import {
  AsRead,
  ListOfBodies,
  CheckedText,
  Flag,
  Optional,
  OptionalText,
  Text,
  WholeNumber,
  type Sent,
} from '../common/body-fields.js';

const TYPES = TEMPLATE_TYPES.join(', ');

const TemplateTypeField = () => IsIn(TEMPLATE_TYPES, { message: `templateType must be one of: ${TYPES}` });

const typeOf = (body: object): TemplateType | undefined =>
  TEMPLATE_TYPES.find((type) => 'templateType' in body && type === body.templateType);

const TemplateText = () => CheckedText((text, body) => templateFault(typeOf(body), text));

export class PromptTemplateDto implements PromptTemplateRequest {
  @TemplateTypeField()
  templateType!: TemplateType;

  @Optional()
  @Text('Template name', LIMITS.nameLength)
  name?: string;

  @OptionalText('description', LIMITS.commentLength)
  description?: string | null;

  @TemplateText()
  promptTemplate!: string;

  /** The string 'true' or 'false'. */
  @Optional()
  @IsIn(['true', 'false'], { message: "isActive must be the string 'true' or 'false'" })
  isActive?: string;

  /** Whether its questions are given frames, so that their wordings vary; absent: unchanged, or true when new. */
  @Flag('frames')
  frames?: boolean;
}

export class ChangeTemplatesDto implements ChangeTemplatesRequest {
  @Optional()
  @ListOfBodies('templates', () => PromptTemplateDto)
  templates?: PromptTemplateDto[] = [];

  @Optional()
  @IsIn(TEMPLATE_TYPES, { each: true, message: `removed must hold types of templates: ${TYPES}` })
  @IsArray({ message: 'removed must be a list' })
  removed?: TemplateType[] = [];
}

export class DefaultTemplateDto implements DefaultTemplateRequest {
  @TemplateTypeField()
  templateType!: TemplateType;

  @TemplateText()
  promptTemplate!: string;

  /** Thousandths: 800 is 0.8. */
  @Optional()
  @WholeNumber('temperature', LIMITS.temperature)
  temperature?: number = DEFAULT_TEMPERATURE;

  /** The strings 'true' and 'false' are accepted too, because a brand's template has them. */
  @Flag('isActive')
  @Transform(({ value }: Sent) => (value === 'true' ? true : value === 'false' ? false : value))
  isActive?: boolean = true;

  @Flag('frames')
  frames?: boolean = true;

  @AsRead('expected', LIMITS.templateLength)
  expected?: string;

  @Flag('expectedFrames')
  expectedFrames?: boolean;
}

export class SaveAsDefaultDto implements SaveAsDefaultRequest {
  @ArrayNotEmpty({ message: 'templates must hold at least one template' })
  @ListOfBodies('templates', () => DefaultTemplateDto)
  templates!: DefaultTemplateDto[];
}
