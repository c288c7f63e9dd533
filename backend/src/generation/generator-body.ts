import type { BodyField, BodyFields } from '#domain';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ValidateBy } from 'class-validator';
import { lowerCaseIds, Ids, isBody, Optional, OptionalId, type Sent } from '../common/body-fields.js';
import { isId } from '../common/ids.js';

/** A kind as it is written in class names: `bulk-v2` becomes `BulkV2`. */
const classNameOf = (kind: string): string =>
  kind.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The class that checks the body of a generator's call, made from its definition. */
export function bodyClassOf(kind: string, fields: BodyFields): Type<object> {
  // Any object would fit an empty class: this member, which is never there, makes the class a type of its own.
  class Body {
    private readonly nothing?: never;
  }
  Object.defineProperty(Body, 'name', { value: `Generate${classNameOf(kind)}Dto` });
  for (const [name, field] of Object.entries(fields))
    // People see the first check that fails, and the decorators of a class run from the last to the first.
    for (const decorate of decoratorsOf(name, field).reverse()) decorate(Body.prototype, name);
  return Body;
}

const IDS = { type: 'array', items: { type: 'string', format: 'uuid' } } as const;

function decoratorsOf(name: string, field: BodyField): PropertyDecorator[] {
  if (field.holds === 'id')
    return [ApiPropertyOptional({ type: 'string', format: 'uuid', nullable: true }), OptionalId(name)];
  if (field.holds === 'selection')
    return [ApiPropertyOptional({ type: 'object', additionalProperties: IDS }), Optional(), Selection(name)];
  const { required = false, min, max, message } = field;
  const because = message === undefined ? {} : { message };
  return [
    ApiProperty({
      ...IDS,
      required,
      ...(min !== undefined && { minItems: min }),
      ...(max !== undefined && { maxItems: max }),
    }),
    ...(required ? [] : [Optional()]),
    Ids(name),
    ...(max === undefined ? [] : [ArrayMaxSize(max, because)]),
    ...(min === undefined ? [] : [ArrayMinSize(min, because)]),
  ];
}

const isIdList = (value: unknown): boolean => Array.isArray(value) && value.every(isId);

/** A map of category id to attribute ids. */
const Selection = (name: string): PropertyDecorator =>
  applyDecorators(
    // Takes what was sent: class-transformer drops keys such as `constructor`, and the attributes chosen under them.
    Transform(({ value, obj }: Sent & SentIn): unknown =>
      isBody(value) && isBody(obj[name]) ? lowerCaseSelection(obj[name]) : value,
    ),
    ValidateBy({
      name: 'selection',
      validator: {
        validate: (value: unknown) =>
          isBody(value) &&
          Object.entries(value).every(([categoryId, ids]) => isId(categoryId) && isIdList(ids)),
        defaultMessage: () => `${name} must map category ids to lists of attribute ids`,
      },
    }),
  );

interface SentIn {
  obj: Readonly<Record<string, unknown>>;
}

const lowerCaseSelection = (selection: object): object =>
  Object.fromEntries(
    Object.entries(selection).map(([categoryId, ids]) => [categoryId.toLowerCase(), lowerCaseIds(ids)]),
  );
