import {
  type BrandData,
  buildMessages,
  type ChatMessage,
  countUnruledCombinations,
  expectedOf,
  guessPerPrompt,
  type PerPrompt,
  promptMessages,
  sampleCombinations,
} from '#domain';
import { ApiEnvironment } from '#config';
import type { Estimate, JobKind } from '#contracts';
import type { Sampling } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { costOf } from '../common/cost.js';
import { GeneratorCalls } from '../generation/generator-calls.service.js';
import type { JobDraft } from '../jobs/job-calls.service.js';

/** What a prompt took in earlier runs; null where none of them shows it. */
type Taken = { [Part in keyof PerPrompt]: number | null };

/** How many requests are built to estimate their length. */
const REQUESTS = 50;
const NOTHING = { productCategory: null, attributes: [], competitor: null };

/**
 * Estimates what a run takes: from earlier ones like it, of this brand or else of any, or from the length of its
 * requests.
 */
@Injectable()
export class EstimatesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly generators: GeneratorCalls,
    private readonly brands: BrandsService,
    private readonly environment: ApiEnvironment,
  ) {}

  /** @throws whatever the kind's own call would refuse this body with */
  async estimate(brandId: string, kind: JobKind, sent: object): Promise<Estimate> {
    const body = await this.generators.checked(kind, sent);
    const draft = await this.generators.draft(brandId, kind, body);
    const prompts = draft.sampling
      ? promptsDrawn(await this.brands.data(brandId), draft.sampling)
      : draft.items.length;
    const calls = this.environment.offlineModel ? 0 : callsOf(draft, prompts);
    const guessed = guessPerPrompt(prompts, calls, requestsOf(draft).map(lettersOf));
    const taken = await this.taken(brandId, kind);
    const each: PerPrompt = {
      tokensIn: taken?.tokensIn ?? guessed.tokensIn,
      tokensOut: taken?.tokensOut ?? guessed.tokensOut,
      seconds: taken?.seconds ?? guessed.seconds,
    };
    const expected = expectedOf(prompts, calls, each);
    return {
      prompts,
      blocked: draft.blocked.length,
      calls,
      ...expected,
      cost: costOf(this.environment, expected),
    };
  }

  /** What a prompt of this kind took lately, in this brand or else in any. Null when there was no run like it. */
  private async taken(brandId: string, kind: JobKind): Promise<Taken | null> {
    const model = this.environment.askedModel;
    for (const brand of [brandId, null]) {
      const [row] = await this.dataSource.query<Taken[]>(TAKEN, [kind, model, brand]);
      if (row) return row;
    }
    return null;
  }
}

/** Up to this many combinations, rows are drawn just to count them: some ten milliseconds of the API's event loop. */
const SMALL_SPACE = 2_000;

/** How many prompts a sampled run would hold: fewer than asked for if there are not enough combinations. */
function promptsDrawn(brand: BrandData, { request, seed, count }: Sampling): number {
  const most = countUnruledCombinations(brand, request);
  if (most > SMALL_SPACE) return Math.min(count, most);
  return sampleCombinations(brand, request, seed, count).rows.length;
}

/** How many prompts the model is asked for; the others are composed from the data. */
function callsOf({ kind, items, sampling }: JobDraft, prompts: number): number {
  if (sampling) return kind === 'csv' ? 0 : prompts;
  return items.filter((item) => 'prompt' in item || item.templateType).length;
}

/** Some of the requests, as the worker would make them; for rows that are not drawn yet, the bare templates. */
function requestsOf({ items, context, sampling }: JobDraft): ChatMessage[][] {
  const { brandName, templates, instructions = '' } = context;
  const unknown = { promptType: 'Discovery', combination: NOTHING } as const;
  if (sampling) return Object.values(templates).map(({ text }) => buildMessages(unknown, brandName, text));
  return items.slice(0, REQUESTS).flatMap((item, turn) => {
    if ('prompt' in item)
      return [buildMessages(unknown, brandName, `${item.prompt.question} ${instructions}`)];
    const template = item.templateType && templates[item.templateType];
    if (!template) return [];
    return [promptMessages(item, brandName, template, { seed: 0, turn })];
  });
}

const lettersOf = (messages: ChatMessage[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

/** Only runs with token counts: some servers report none. */
const REPORTS_TOKENS = 'tokens_in > 0';
/** Only runs that show the pace: a small one waits for its slowest call, and a retry may have come a day later. */
const SHOWS_PACE = 'done + failed >= 50 AND run = 1';

/**
 * The newest runs of a kind that the same model wrote, of a brand or of all when $3 is null. Leaves out runs in which
 * much failed: a refused call takes no tokens, so the next run would seem cheap.
 */
const TAKEN = `
  SELECT sum(tokens_in)::float8 / sum(done + failed) FILTER (WHERE ${REPORTS_TOKENS}) AS "tokensIn",
    sum(tokens_out)::float8 / sum(done + failed) FILTER (WHERE ${REPORTS_TOKENS}) AS "tokensOut",
    (sum(extract(epoch FROM finished_at - started_at)) FILTER (WHERE ${SHOWS_PACE}))::float8
      / sum(done + failed) FILTER (WHERE ${SHOWS_PACE}) AS seconds
  FROM (SELECT * FROM jobs j WHERE j.kind = $1 AND j.context ->> 'model' IS NOT DISTINCT FROM $2::text
    AND ($3::uuid IS NULL OR j.brand_id = $3) AND j.status = 'completed' AND j.done > 0
    AND j.failed * 10 <= j.done
    ORDER BY j.seq DESC LIMIT 20) AS lately HAVING count(*) > 0`;
