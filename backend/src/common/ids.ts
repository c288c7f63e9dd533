import { Injectable, ParseUUIDPipe } from '@nestjs/common';
import { isUUID } from 'class-validator';

/** Whether a value has the form of an id: 32 hexadecimal digits with hyphens, as PostgreSQL accepts, of any UUID version. */
export const isId = (value: unknown): value is string => isUUID(value, 'loose');

/** An id in a path or a query. An id of this form that nothing has is unknown (404), not malformed (400). */
@Injectable()
export class IdPipe extends ParseUUIDPipe {
  protected override isUUID(value: unknown): boolean {
    return isId(value);
  }
}
