import 'reflect-metadata';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** A bad environment. The message names each variable and what it must be, and never shows a value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads one process's settings.
 *
 * @param shape the class that describes them
 * @param source the variables, usually `process.env`
 * @throws EnvironmentError when a variable is missing or unfit
 */
export function loadEnvironment<T extends object>(
  shape: ClassConstructor<T>,
  source: Record<string, string | undefined>,
): T {
  const environment = plainToInstance(shape, source, { excludeExtraneousValues: true });
  const faults = validateSync(environment, { stopAtFirstError: true }).map(
    ({ property, constraints }) =>
      `${property} ${withoutName(property, Object.values(constraints ?? {})[0])}`,
  );
  if (faults.length > 0) throw new EnvironmentError(`Bad configuration: ${faults.join('; ')}.`);
  return environment;
}

/** class-validator's own messages begin with the property's name. */
const withoutName = (property: string, message = 'is unfit'): string =>
  message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;
