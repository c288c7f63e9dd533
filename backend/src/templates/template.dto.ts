import { DEFAULT_TEMPERATURE, TEMPLATE_TYPES, templateFault, type TemplateType } from '#domain';
import {
  type ChangeTemplatesRequest,
  LIMITS,
  type PromptTemplateRequest,
  type SaveAsDefaultRequest,
} from '#contracts';
import { Transform } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import {
  AsRead,
  Bodies,
  CheckedText,
  Optional,
  OptionalText,
  Text,
  type Sent,
} from '../common/text-fields.js';

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
  @Optional()
  @IsBoolean({ message: 'frames must be true or false' })
  frames?: boolean;
}

export class ChangeTemplatesDto implements ChangeTemplatesRequest {
  @Optional()
  @Bodies('templates', () => PromptTemplateDto)
  templates?: PromptTemplateDto[] = [];

  @Optional()
  @IsIn(TEMPLATE_TYPES, { each: true, message: `removed must hold types of templates: ${TYPES}` })
  @IsArray({ message: 'removed must be a list' })
  removed?: TemplateType[] = [];
}

export class DefaultTemplateDto {
  @TemplateTypeField()
  templateType!: TemplateType;

  @TemplateText()
  promptTemplate!: string;

  /** Thousandths: 800 is 0.8. */
  @Optional()
  @Max(2_000, { message: 'temperature must be a whole number from 0 to 2000' })
  @Min(0, { message: 'temperature must be a whole number from 0 to 2000' })
  @IsInt({ message: 'temperature must be a whole number from 0 to 2000' })
  temperature?: number = DEFAULT_TEMPERATURE;

  /** The strings 'true' and 'false' are accepted too, because a brand's template has them. */
  @Optional()
  @IsBoolean({ message: 'isActive must be true or false' })
  @Transform(({ value }: Sent) => (value === 'true' ? true : value === 'false' ? false : value))
  isActive?: boolean = true;

  @Optional()
  @IsBoolean({ message: 'frames must be true or false' })
  frames?: boolean = true;

  @AsRead('expected', LIMITS.templateLength)
  expected?: string;

  @Optional()
  @IsBoolean({ message: 'expectedFrames must be true or false' })
  expectedFrames?: boolean;
}

export class SaveAsDefaultDto implements SaveAsDefaultRequest {
  @ArrayNotEmpty({ message: 'templates must hold at least one template' })
  @Bodies('templates', () => DefaultTemplateDto)
  templates!: DefaultTemplateDto[];
}
