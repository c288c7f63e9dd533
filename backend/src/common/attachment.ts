import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** Lets an answer be downloaded as a file. Names beyond ASCII are encoded as RFC 6266 says. */
export function attachmentName(response: Response, fileName: string): void {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const whole = ascii === fileName ? '' : `; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  response.setHeader('Content-Disposition', `attachment; filename="${ascii}"${whole}`);
}

/** A CSV file to be downloaded. */
export function csvAttachment(
  response: Response,
  fileName: string,
  content: Readable | string,
): StreamableFile {
  attachmentName(response, fileName);
  const options = { type: 'text/csv; charset=utf-8' };
  return typeof content === 'string'
    ? new StreamableFile(Buffer.from(content), options)
    : new StreamableFile(content, options);
}
