import { randomUUID } from 'node:crypto';
import {
  emptyRow,
  entriesOf,
  formatCount,
  planSheet,
  type SheetBrand,
  type SheetCells,
  type SheetPlan,
} from '#domain';
import { LIMITS, type SheetImported, type SheetPreview, type SheetRequest } from '#contracts';
import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { errorBody, refused } from '../common/api-exception.js';
import { brandNotFound, inBrandTransaction } from '../common/find-brand.js';
import { TemplatesService } from '../templates/templates.service.js';
import { applySheet } from './apply-sheet.js';
import { loadSheetBrand } from './sheet-brand.js';
import { sheetOf } from './sheet-text.js';

/** How many faults a refusal lists at most. */
const NAMED = 20;

/** A brand's data as a sheet. */
@Injectable()
export class BrandSheetsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly brands: BrandsService,
    private readonly templates: TemplatesService,
  ) {}

  /** @throws NotFoundException */
  async brand(brandId: string, manager = this.dataSource.manager): Promise<SheetBrand> {
    const brand = await loadSheetBrand(manager, brandId);
    if (!brand) throw brandNotFound();
    return brand;
  }

  /** @throws BadRequestException, NotFoundException */
  async preview(brandId: string, request: SheetRequest): Promise<SheetPreview> {
    const rows = rowsOf(request);
    const plan = planOf(await this.brand(brandId), rows);
    return { rows: plan.rows.map((row, place) => ({ cells: rows[place] ?? emptyRow(), ...row })) };
  }

  /** One transaction. @throws BadRequestException when a row has a fault, NotFoundException */
  async import(brandId: string, request: SheetRequest): Promise<SheetImported> {
    const rows = rowsOf(request);
    return inBrandTransaction(
      this.dataSource,
      brandId,
      async (manager) => {
        const brand = await this.brand(brandId, manager);
        const { rows: plans, changes } = planOf(brand, rows);
        refuseFaults(plans);
        await applySheet(manager, brandId, changes);
        const { aliases, settings, templates } = changes;
        if (aliases.length > 0 || Object.keys(settings).length > 0)
          await this.brands.change(manager, brandId, {
            ...settings,
            aliases: withNew(brand.aliases ?? [], aliases),
          });
        await this.templates.writeAll(manager, brandId, templates);
        const count = (state: string) => plans.filter((plan) => plan.state === state).length;
        return { added: count('new'), changed: count('changed'), same: count('same') };
      },
      { isLarge: true },
    );
  }
}

const planOf = (brand: SheetBrand, rows: SheetCells[]): SheetPlan => planSheet(brand, rows, randomUUID);

function rowsOf({ text, rows }: SheetRequest): SheetCells[] {
  if ((text === undefined) === (rows === undefined)) throw refused('Please give either text or rows');
  const cells = rows ? rows.map(trimmedRow) : sheetOf(text ?? '');
  if (cells.length > LIMITS.sheetRows)
    throw refused(`A sheet has at most ${formatCount(LIMITS.sheetRows)} rows`);
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
