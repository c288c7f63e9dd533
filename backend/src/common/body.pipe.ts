import { ValidationPipe } from '@nestjs/common';
import { validationRefusal } from './api-exception.js';

/** Checks every body against its DTO. Fields that a DTO does not have are dropped, never stored. */
export const bodyPipe = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    exceptionFactory: validationRefusal,
    stopAtFirstError: true,
  });
