import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GenerationAnswer, JobPrompt, WrittenPrompt } from '#contracts';
import { at } from '#domain';
import {
  type Asked,
  audienceOf,
  newBrand,
  newCategory,
  type SharedProduct,
  type ScriptedModel,
  sharedScriptedProduct,
} from '#testing';
import { BAD_ANSWERS, GOOD } from '../../libs/domain/test/answers/bad-answers.js';
import { GOOD_DISCOVERY } from '../../libs/domain/test/answers/good-answers.js';

const ROUNDS = JSON.parse(readFileSync('libs/domain/test/answers/unseen-answers.json', 'utf8')) as Record<
  string,
  { bad: string[] }
>;
/** Of the newest round; the suite beside the file tells of all. */
const UNSEEN = at(Object.values(ROUNDS), -1).bad;

let model: ScriptedModel;
let product: SharedProduct;
beforeAll(async () => {
  ({ model, product } = await sharedScriptedProduct());
});
afterAll(() => product.stop());

/** One for each bad answer of a class. */
const AUDIENCES = (
  'beginners seniors nurses teachers students commuters hikers farmers cooks drivers painters sailors tailors bakers ' +
  'barbers waiters plumbers roofers lawyers dancers singers miners tutors welders'
).split(' ');
/** An answer that is about beginners, as one about others. */
const about = (answer: string, audience: string): string => answer.replaceAll('beginners', audience);

interface Outcome {
  /** Came through as the model wrote it, for nobody to notice. */
  unnoticed: string[];
  refused: number;
  flagged: number;
  cleaned: number;
}

/** A brand named Acme that sells trail shoes, and its run in which the model gives these answers whatever it is told. */
async function run(answers: readonly string[]): Promise<Outcome> {
  const { client } = product;
  const brand = await newBrand(client, 'Acme');
  const base = `/api/brands/${brand.id}`;
  for (const name of ['Beta', 'Gamma Labs']) await client.post(`${base}/competitors`, { name });
  const { attributes } = await newCategory(client, brand.id, 'ProductCategory', 'Products', ['trail shoes']);
  const audiences = AUDIENCES.slice(0, answers.length);
  await newCategory(client, brand.id, 'CustomerAttribute', 'Audience', audiences);
  model.answers((asked: Asked) => about(answers[audiences.indexOf(audienceOf(asked))]!, audienceOf(asked)));
  const body = { productCategoryIds: [attributes[0]!.id] };
  const { status, body: answer } = await client.post<GenerationAnswer>(
    `${base}/generate-bulk-v2-prompts`,
    body,
  );
  // With not one good answer the call fails, and the job tells why.
  expect([200, 502]).toContain(status);
  const { jobId } = answer;
  const { body: results } = await client.get<JobPrompt[]>(`/api/jobs/${jobId}/prompts`);
  await client.post(`${base}/save-written-prompts`, { jobId });
  const { body: saved } = await client.get<WrittenPrompt[]>(`${base}/written-prompts`);
  const csv = (await client.get<string>(`${base}/written-prompts-csv`)).body;

  const isClean = ({ question, attribute }: { question: string; attribute: string | null }) =>
    question === about(GOOD, attribute!);
  const isUnnoticed = (prompt: JobPrompt | WrittenPrompt) => !isClean(prompt) && prompt.flags.length === 0;
  // What is saved and in the file is what the results are, with their flags.
  expect(saved.map(({ question, flags }) => [question, flags])).toEqual(
    results.map(({ question, flags }) => [question, flags]),
  );
  const cells = csv.trim().split('\r\n').slice(1);
  expect(cells).toHaveLength(results.length);
  for (const { question } of results)
    expect(cells.some((line) => line.includes(question.replaceAll('"', '""')))).toBe(true);
  return {
    unnoticed: results.filter(isUnnoticed).map(({ question }) => question),
    refused: answers.length - results.length,
    flagged: results.filter(({ flags }) => flags.length > 0).length,
    cleaned: results.filter(isClean).length,
  };
}

const CLASSES = Object.entries(BAD_ANSWERS).filter(([name]) => !name.startsWith('what was unseen'));

describe('unusable answers, in results, saved prompts and their file', () => {
  it.each(CLASSES)('%s: none comes through unrefused, uncleaned and unflagged', async (_, answers) => {
    const { unnoticed, refused, flagged, cleaned } = await run(answers);
    expect(unnoticed).toEqual([]);
    expect(refused + flagged + cleaned).toBeGreaterThanOrEqual(answers.length);
  });

  it('near-copies: all but the first are flagged', async () => {
    const copies = Array<string>(10).fill('Which trail shoes would you recommend to beginners?');
    expect(await run(copies)).toMatchObject({ flagged: 9, refused: 0 });
  });

  it('of forty wordings that were written after the rules were frozen, at most 4 come through', async () => {
    const [one, other] = [await run(UNSEEN.slice(0, 20)), await run(UNSEEN.slice(20))];
    expect(one.unnoticed.length + other.unnoticed.length).toBeLessThanOrEqual(4);
  });

  it('good answers of many kinds come through as they are', async () => {
    const answers = GOOD_DISCOVERY.filter(
      ([, shoes, beginners]) => shoes === 'trail shoes' && beginners === 'beginners',
    )
      .map(([answer]) => answer)
      .filter((answer) => answer.includes('beginners'));
    const { refused } = await run(answers.slice(0, AUDIENCES.length));
    expect([answers.length > 3, refused]).toEqual([true, 0]);
  });
});
