import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  type ExportFormat,
  type ExportVersion,
  LIMITS,
  type PendingExport,
  type WrittenPrompt,
} from '#contracts';
import { base, BOTH, get, product, save, savedPromptsSuite, SHOES_FOR_RUNNERS } from './saved-prompts.js';

savedPromptsSuite();

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const linesOf = (csv: string) => csv.split('\r\n').slice(1, -1);
const keep = async (format: ExportFormat, more: object = {}) =>
  (await product.client.post<ExportVersion>(`${base}/export-versions`, { format, ...more })).body;
const edit = (id: string, question: string) =>
  product.client.patch(`${base}/written-prompts/${id}`, { question });

/** Changes three prompts, deletes five and adds two. */
async function change() {
  const prompts = await get<WrittenPrompt[]>('written-prompts');
  for (const { id } of prompts.slice(3, 6)) await edit(id, `Changed, "${id}"\nover two lines?`);
  await product.client.post(`${base}/written-prompts/bulk-delete`, {
    promptIds: prompts.slice(10, 15).map(({ id }) => id),
  });
  await save({ question: '=New?' }, { question: 'New, too?' });
  return prompts;
}

describe('an export that was kept', () => {
  it.each(['written', 'profound'] as const)(
    'is the %s file byte for byte, with its checksum and count',
    async (format) => {
      await save(SHOES_FOR_RUNNERS, BOTH, { question: '=SUM(1)\r\n"quoted", é?' }, { attribute: '' });
      const file = await get<string>(`${format}${format === 'written' ? '-prompts' : ''}-csv`);
      const version = await keep(format);
      expect(version).toMatchObject({ format, promptCount: 4, since: null, selected: null, leftOut: null });
      expect(version.sha256).toBe(sha256(file));
      const download = await product.client.get<string>(version.filePath);
      expect(download.body).toBe(file);
      expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="Acme_.+\.csv"/);
      expect(await get('export-versions')).toEqual([version]);
    },
  );

  it('marks what a spreadsheet would run where the download did, and is compared by the same marks', async () => {
    await save({ question: '=SUM(1)' }, BOTH);
    const exact = await keep('profound');
    const file = await get<string>('profound-csv?spreadsheetSafe=true');
    const safe = await keep('profound', { spreadsheetSafe: true });
    expect(file).toContain("'=SUM(1)");
    expect(safe.sha256).toBe(sha256(file));
    expect([exact, safe].map(({ spreadsheetSafe }) => spreadsheetSafe)).toEqual([false, true]);
    expect(safe.since).toEqual({ added: 0, changed: 1, removed: 0 });
    expect((await get<PendingExport>('export-versions/pending?format=profound')).difference.changed).toBe(0);
  });

  it('says what is new, changed and gone since the last, and leaves all other rows as they were', async () => {
    await save(...Array.from({ length: 20 }, () => BOTH));
    const first = await keep('written');
    await change();
    expect(await get<PendingExport>('export-versions/pending?format=written')).toEqual({
      last: first,
      difference: { added: 2, changed: 3, removed: 5 },
    });
    const second = await keep('written');
    expect(second).toMatchObject({ promptCount: 17, since: { added: 2, changed: 3, removed: 5 } });
    const [before, after] = await Promise.all(
      [first, second].map(async ({ filePath }) => (await product.client.get<string>(filePath)).body),
    );
    const kept = new Set(linesOf(after!).filter((line) => before!.includes(line)));
    expect([...kept]).toEqual(linesOf(before!).filter((line) => kept.has(line)));
    expect(kept.size).toBe(12);

    const difference = await get<string>(`export-versions/${second.id}/difference-csv`);
    expect(difference).toMatch(/^Change,Question,Prompt Type,/);
    const times = (what: string) => difference.split(`\n${what},`).length - 1;
    expect([times('new'), times('changed'), times('removed')]).toEqual([2, 3, 5]);
    expect((await get<PendingExport>('export-versions/pending?format=written')).difference).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
    });
  });

  it('differs in nothing when prompts were deleted and saved again with the same lines', async () => {
    const twice = [{ question: 'Twice?' }, { question: 'Twice?' }];
    await save({ question: 'Once?' }, ...twice);
    await keep('profound');
    const prompts = await get<WrittenPrompt[]>('written-prompts');
    await product.client.post(`${base}/written-prompts/bulk-delete`, {
      promptIds: prompts.map(({ id }) => id),
    });
    await save({ question: 'Twice?' }, { question: 'Once?' }, { question: 'New?' });
    expect(await keep('profound')).toMatchObject({ since: { added: 1, changed: 0, removed: 1 } });
  });

  it('can be compared with any other of the same file', async () => {
    await save(...Array.from({ length: 20 }, () => BOTH));
    const first = await keep('profound');
    const prompts = await change();
    await keep('profound', { exceptPromptIds: prompts.slice(0, 2).map(({ id }) => id) });
    const third = await keep('profound', {
      promptIds: [...prompts.slice(0, 4), ...prompts.slice(0, 2)].map(({ id }) => id),
    });
    expect(third).toMatchObject({
      promptCount: 4,
      selected: 4,
      since: { added: 2, changed: 0, removed: 13 },
    });
    expect(await get(`export-versions/${third.id}/difference?from=${first.id}`)).toEqual({
      added: 0,
      changed: 1,
      removed: 16,
    });
    const written = await keep('written');
    expect(written.since).toBeNull();
    const { status, body } = await product.client.get(
      `${base}/export-versions/${third.id}/difference?from=${written.id}`,
    );
    expect([status, body.message]).toEqual([404, 'Only exports of the same file can be compared']);
  });

  it('of all prompts is compared with the last of all, whatever parts were exported since', async () => {
    await save(...Array.from({ length: 20 }, () => BOTH));
    const first = await keep('profound');
    const prompts = await change();
    const part = await keep('profound', { promptIds: [prompts[0]!.id] });
    const changed = { added: 2, changed: 3, removed: 5 };
    expect(await get('export-versions/pending')).toMatchObject({
      last: { id: first.id },
      difference: changed,
    });
    const second = await keep('profound');
    expect(second.since).toEqual(changed);
    expect(await get(`export-versions/${second.id}/difference`)).toEqual(changed);
    expect(await get(`export-versions/${second.id}/difference?from=${part.id}`)).toMatchObject({
      removed: 0,
    });
  });

  it('is what profound-csv downloads for it, whatever was saved since', async () => {
    await save(SHOES_FOR_RUNNERS, BOTH);
    const file = await get<string>('profound-csv');
    const [version, written] = [await keep('profound'), await keep('written')];
    await save({ question: 'Saved meanwhile?' });
    const download = await product.client.get<string>(`${base}/profound-csv?version=${version.id}`);
    expect(download.body).toBe(file);
    expect(download.headers.get('content-disposition')).toContain('Acme_profound_export.csv');
    expect((await get<PendingExport>('export-versions/pending?format=profound')).difference.added).toBe(1);
    for (const id of [written.id, crypto.randomUUID()]) {
      const { status, body } = await product.client.get(`${base}/profound-csv?version=${id}`);
      expect([status, body.message]).toEqual([404, 'Export not found']);
    }
  });

  it('of all prompts stays the last one, however many parts are exported; what no longer has one to compare with says so', async () => {
    await save(BOTH, BOTH);
    await keep('profound');
    const [prompt] = await get<WrittenPrompt[]>('written-prompts');
    await edit(prompt!.id, 'Changed?');
    const full = await keep('profound');
    for (let part = 0; part < LIMITS.exportVersions.kept; part++)
      await keep('profound', { promptIds: [prompt!.id] });
    const versions = await get<ExportVersion[]>('export-versions');
    expect(versions).toHaveLength(LIMITS.exportVersions.kept);
    expect(versions.at(-1)).toEqual(full);
    expect((await get<PendingExport>('export-versions/pending?format=profound')).last).toEqual(full);
    const { status, body } = await product.client.get(`${base}/export-versions/${full.id}/difference-csv`);
    expect([status, body.message]).toEqual([404, 'The export that it was compared with is no longer kept']);
  });

  it('of all prompts is the first, whatever parts were exported before', async () => {
    await save(BOTH, BOTH, BOTH);
    const [prompt] = await get<WrittenPrompt[]>('written-prompts');
    await keep('profound', { promptIds: [prompt!.id] });
    const everything = { added: 3, changed: 0, removed: 0 };
    expect(await get('export-versions/pending')).toEqual({ last: null, difference: everything });
    const first = await keep('profound');
    expect(first.since).toBeNull();
    expect(await get(`export-versions/${first.id}/difference`)).toEqual(everything);
  });

  it('goes when thirty later ones are there, with the lines that no other holds', async () => {
    await save(SHOES_FOR_RUNNERS);
    const [prompt] = await get<WrittenPrompt[]>('written-prompts');
    const first = await keep('written');
    await edit(prompt!.id, 'Another text?');
    const ofOtherFile = await keep('profound');
    for (let i = 0; i < 30; i++) await keep('written');
    const [other, ...versions] = (await get<ExportVersion[]>('export-versions')).toReversed();
    expect(other).toEqual(ofOtherFile);
    expect(versions).toHaveLength(30);
    expect(versions.map(({ id }) => id)).not.toContain(first.id);
    expect((await product.client.get(first.filePath)).status).toBe(404);
    const rows = await product.sql(
      "SELECT line FROM export_rows WHERE prompt_id = $1 AND format = 'written'",
      [prompt!.id],
    );
    expect(rows).toEqual([{ line: expect.stringContaining('Another text?') }]);
  });

  it('goes after a year, when the next one is kept', async () => {
    await save(SHOES_FOR_RUNNERS);
    const [old, young] = [await keep('written'), await keep('written')];
    const age = (id: string, days: number) =>
      product.sql('UPDATE export_versions SET created_at = now() - make_interval(days => $2) WHERE id = $1', [
        id,
        days,
      ]);
    await age(old.id, 366);
    await age(young.id, 364);
    const last = await keep('profound');
    const versions = await get<ExportVersion[]>('export-versions');
    expect(versions.map(({ id }) => id)).toEqual([last.id, young.id]);
  });

  it('is not kept of what is no export, and not shown to another brand', async () => {
    await save(SHOES_FOR_RUNNERS);
    const { id } = await keep('written');
    for (const body of [{}, { format: 'pdf' }, { format: 'written', promptIds: ['x'] }])
      expect((await product.client.post(`${base}/export-versions`, body)).status).toBe(400);
    const other = (await product.client.post('/api/brands', { name: 'Other' })).body.id as string;
    expect((await product.client.get(`/api/brands/${other}/export-versions/${id}/csv`)).status).toBe(404);
    const ids = (await get<WrittenPrompt[]>('written-prompts')).map((prompt) => prompt.id);
    for (const chosen of [{ promptIds: ids }, { exceptPromptIds: ids }]) {
      const answer = await product.client.post(`/api/brands/${other}/export-versions`, {
        format: 'written',
        ...chosen,
      });
      expect([chosen, answer.status]).toEqual([chosen, 400]);
    }
    expect((await product.client.get(`${base}/export-versions/pending?format=pdf`)).status).toBe(400);
    expect((await product.client.get(`${base}/export-versions/none/csv`)).status).toBe(400);
  });
});
