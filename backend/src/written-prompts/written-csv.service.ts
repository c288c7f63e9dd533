import type { Readable } from 'node:stream';
import { copyCsv, ExportPool } from '#database';
import { Injectable } from '@nestjs/common';
import { writtenCsvSql } from './written-csv.js';

/** Saved prompts as the written CSV. */
@Injectable()
export class WrittenCsvService {
  constructor(private readonly exports: ExportPool) {}

  /** @param where a condition on `p` */
  stream(where: string): Promise<Readable> {
    return copyCsv(this.exports, writtenCsvSql(where));
  }
}
