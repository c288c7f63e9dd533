import {
  DEFAULT_TEMPERATURE,
  findUnknownVariables,
  TEMPLATE_TYPES,
  TEMPLATE_VARIABLES,
  type TemplateType,
} from '#domain';
import { LIMITS, type PromptTemplateRequest, type SaveAsDefaultRequest } from '#contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Max,
  Min,
  registerDecorator,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { Optional, OptionalText, Text, type Sent } from '../common/text-fields.js';

export const NOT_A_TEMPLATE_TYPE = `templateType must be one of: ${TEMPLATE_TYPES.join(', ')}`;

const TemplateTypeField = () => IsIn(TEMPLATE_TYPES, { message: NOT_A_TEMPLATE_TYPE });

/** What a variable that the template's type does not have would become in a prompt: nothing that anybody wants. */
const KnownVariables = () => (target: object, propertyName: string | symbol) =>
  registerDecorator({
    name: 'knownVariables',
    target: target.constructor,
    propertyName: String(propertyName),
    validator: {
      validate: (text: unknown, args?: ValidationArguments) => unknownIn(text, args).length === 0,
      defaultMessage: (args?: ValidationArguments) => {
        const type = typeOf(args);
        const allowed = type ? TEMPLATE_VARIABLES[type].map((name) => `{${name}}`).join(', ') : '';
        return `Unknown variable ${unknownIn(args?.value, args)
          .map((name) => `{${name}}`)
          .join(', ')}. This template can use: ${allowed}`;
      },
    },
  });

const typeOf = (args?: ValidationArguments): TemplateType | undefined =>
  TEMPLATE_TYPES.find(
    (type) => type === (args?.object as { templateType?: unknown } | undefined)?.templateType,
  );

function unknownIn(text: unknown, args?: ValidationArguments): string[] {
  const type = typeOf(args);
  return type && typeof text === 'string' ? findUnknownVariables(type, text) : [];
}

const TemplateText = () => applyDecorators(KnownVariables(), Text('Template', LIMITS.templateLength));

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

  /** Whether its questions are given frames, so that they are worded in many ways; absent: as before, at first true. */
  @Optional()
  @IsBoolean({ message: 'frames must be true or false' })
  frames?: boolean;
}

class DefaultTemplateDto {
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

  /** The words 'true' and 'false' do too: a brand's template carries them. */
  @Optional()
  @IsBoolean({ message: 'isActive must be true or false' })
  @Transform(({ value }: Sent) => (value === 'true' ? true : value === 'false' ? false : value))
  isActive?: boolean = true;

  @Optional()
  @IsBoolean({ message: 'frames must be true or false' })
  frames?: boolean = true;
}

export class SaveAsDefaultDto implements SaveAsDefaultRequest {
  @ValidateNested({ each: true })
  @Type(() => DefaultTemplateDto)
  @ArrayNotEmpty({ message: 'templates must hold at least one template' })
  @IsArray({ message: 'templates must be a list' })
  templates!: DefaultTemplateDto[];
}
