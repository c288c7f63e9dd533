import type { Prompt } from '#contracts';
import { groupBy } from '#domain';
import { read, request, RequestError } from '../shared/api/request';

/** Earlier versions kept the working list in a database of the browser, instead of on the server. */
const STORE = 'values';
const PREFIX = 'workspace:';
/** A little shorter than the 24 hours for which the server remembers an idempotency key. */
const KEY_LIFETIME_MS = 23 * 60 * 60 * 1000;

interface LegacyPrompt extends Prompt {
  id: string;
  jobId: string;
  index: number;
  savedBatchId: string | null;
}

interface LegacyWork {
  writtenPrompts: LegacyPrompt[];
  /** Saves that never got a response. */
  saves: { key: string; startedAt: number; prompts: LegacyPrompt[] }[];
}

/**
 * Sends the work that this browser still holds to the server, and then deletes it. After a failure, it tries again at
 * the next visit.
 */
export async function sendWorkOf(database: string): Promise<void> {
  for (const [key, work] of await readStore(database))
    if (key.startsWith(PREFIX) && !key.endsWith('#version'))
      await send(key.slice(PREFIX.length), work as LegacyWork);
  indexedDB.deleteDatabase(database);
}

const readStore = (name: string): Promise<[string, unknown][]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB failed'));
    opening.onsuccess = () => {
      const database = opening.result;
      const finish = (entries: [string, unknown][]) => {
        database.close();
        resolve(entries);
      };
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, values] = [store.getAllKeys(), store.getAll()];
      // The requests of a transaction succeed in order.
      values.onsuccess = () =>
        finish(
          keys.result.flatMap((key, place) => (typeof key === 'string' ? [[key, values.result[place]]] : [])),
        );
    };
  });

async function send(brandId: string, { writtenPrompts, saves }: LegacyWork): Promise<void> {
  const saved = new Set<string>();
  for (const { key, startedAt, prompts } of saves) {
    if (Date.now() - startedAt > KEY_LIFETIME_MS) continue;
    const headers = { 'Idempotency-Key': key };
    const body = { prompts: prompts.map(asItWasSent) };
    const path = `/api/brands/${brandId}/save-written-prompts`;
    if (await accepted(request('POST', path, body, { headers })))
      prompts.forEach((prompt) => saved.add(prompt.id));
  }
  const unsaved = writtenPrompts.filter(({ id, savedBatchId }) => savedBatchId === null && !saved.has(id));
  for (const [jobId, prompts] of groupBy(unsaved, (prompt) => prompt.jobId))
    await sendOfJob(brandId, jobId, prompts);
}

/**
 * Moves a job's results to the drafts by index. A text that was edited here replaces its draft's, unless somebody has
 * changed that.
 */
async function sendOfJob(brandId: string, jobId: string, prompts: LegacyPrompt[]): Promise<void> {
  const body = { jobId, indexes: prompts.map(({ index }) => index) };
  if (!(await accepted(request('POST', `/api/brands/${brandId}/drafts`, body)))) return;
  const results = await read(`/api/jobs/${jobId}/prompts`);
  for (const { index, question } of prompts) {
    const result = results.find((each) => each.index === index);
    if (!result?.draftId || result.question === question) continue;
    await accepted(
      request('PATCH', `/api/drafts/${result.draftId}`, { question, expected: result.question }),
    );
  }
}

/** Exactly the body of the interrupted save: the idempotency key then makes the save happen only once. */
const asItWasSent = (prompt: LegacyPrompt) => ({
  question: prompt.question,
  promptType: prompt.promptType,
  productCategory: prompt.productCategory,
  attributeCategory: prompt.attributeCategory,
  attribute: prompt.attribute,
  competitorName: prompt.competitorName,
});

/** False when the server refuses the call for good: the run or the brand is gone, or a text has changed since. */
const accepted = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: unknown) => {
      const isFinal = error instanceof RequestError && error.status < 500;
      if (!isFinal || [401, 408, 429].includes(error.status)) throw error;
      return false;
    },
  );
