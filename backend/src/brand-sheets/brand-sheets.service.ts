import { randomUUID } from 'node:crypto';
import { type BrandData, emptyRow, entriesOf, planSheet, type SheetCells, type SheetPlan } from '#domain';
import { LIMITS, type SheetImported, type SheetPreview, type SheetRequest } from '#contracts';
import { inTransaction, loadBrandData } from '#database';
import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { errorBody, refused } from '../common/api-exception.js';
import { lockBrand } from '../common/find-brand.js';
import { applySheet } from './apply-sheet.js';
import { sheetOf } from './sheet-text.js';

/** Faults that a refusal names. */
const NAMED = 20;

/** A brand's data as a sheet. */
@Injectable()
export class BrandSheetsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly brands: BrandsService,
  ) {}

  /** @throws BadRequestException, NotFoundException */
  async preview(brandId: string, request: SheetRequest): Promise<SheetPreview> {
    const rows = rowsOf(request);
    const plan = planOf(await this.brands.data(brandId), rows);
    return { rows: plan.rows.map((row, place) => ({ cells: rows[place] ?? emptyRow(), ...row })) };
  }

  /** One transaction. @throws BadRequestException when a row has a fault, NotFoundException */
  async import(brandId: string, request: SheetRequest): Promise<SheetImported> {
    const rows = rowsOf(request);
    return inTransaction(
      this.dataSource,
      async (manager) => {
        await lockBrand(manager, brandId);
        const brand = await loadBrandData(manager, brandId);
        const { rows: plans, changes } = planOf(brand!, rows);
        refuseFaults(plans);
        await applySheet(manager, brandId, changes);
        if (changes.aliases.length > 0)
          await this.brands.change(manager, brandId, {
            aliases: withNew(brand?.aliases ?? [], changes.aliases),
          });
        const count = (state: string) => plans.filter((plan) => plan.state === state).length;
        return { added: count('new'), changed: count('changed'), same: count('same') };
      },
      { isLarge: true },
    );
  }
}

const planOf = (brand: BrandData, rows: SheetCells[]): SheetPlan => planSheet(brand, rows, randomUUID);

function rowsOf({ text, rows }: SheetRequest): SheetCells[] {
  if ((text === undefined) === (rows === undefined)) throw refused('Please give either text or rows');
  const cells = rows ? rows.map(trimmedRow) : sheetOf(text ?? '');
  if (cells.length > LIMITS.sheetRows) throw refused(`A sheet has at most ${LIMITS.sheetRows} rows`);
  return cells;
}

function trimmedRow(row: Partial<SheetCells>): SheetCells {
  const cells = emptyRow();
  for (const [column, cell] of entriesOf(row)) cells[column] = cell.trim();
  return cells;
}

function refuseFaults(rows: SheetPlan['rows']): void {
  const details = rows.flatMap(({ state, note }, place) =>
    state === 'error' ? [{ field: `rows.${place}`, message: `Row ${place + 1}: ${note}` }] : [],
  );
  const [first] = details;
  if (first)
    throw new BadRequestException(errorBody(400, first.message, { details: details.slice(0, NAMED) }));
}

function withNew(aliases: readonly string[], added: string[]): string[] {
  const all = [...aliases, ...added];
  if (all.length > LIMITS.brandAliases)
    throw refused(`A brand has at most ${LIMITS.brandAliases} other names`);
  return all;
}
