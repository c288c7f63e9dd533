import { describe, expect, it } from '@jest/globals';
import type { WrittenPrompt } from '#contracts';
import { about, base, get, product, save, savedPromptsSuite } from './saved-prompts.js';

savedPromptsSuite();

const rename = (changes: object) => product.client.put(base, changes);
const questionsOf = async (query: string): Promise<string[]> =>
  (await get<WrittenPrompt[]>(`written-prompts-filtered?${query}`)).map(({ question }) => question);

describe('saved Discovery prompts that name the brand', () => {
  it('are found once an alias is added, however it is spelt, in every list, count and file of ids', async () => {
    await save(
      about('shoes', 'Audience', 'runners', { question: 'Are ön-running’s shoes good for runners?' }),
      about('shoes', 'Audience', 'runners', { question: 'Which shoes suit runners?' }),
      about('boots', 'Audience', 'runners', { question: 'Would On Running boots suit runners?' }),
      about('shoes', 'Audience', 'runners', {
        question: 'Is On Running right for runners?',
        promptType: 'Validation',
      }),
    );
    await rename({ name: 'Cloudtec' });
    expect(await questionsOf('namesBrand=true')).toEqual([]);
    await rename({ aliases: ['On Running'] });
    expect(await questionsOf('namesBrand=true')).toEqual([
      'Are ön-running’s shoes good for runners?',
      'Would On Running boots suit runners?',
    ]);
    expect(await questionsOf('namesBrand=true&productCategories=boots')).toEqual([
      'Would On Running boots suit runners?',
    ]);
    expect(await questionsOf('namesBrand=false')).toHaveLength(4);
    expect((await get('written-prompts-stats?namesBrand=true')).totalPrompts).toBe(2);
    expect((await get('written-prompts-ids?namesBrand=true')).promptIds).toHaveLength(2);
    const pages = await product.client.get<WrittenPrompt[]>(
      `${base}/written-prompts-filtered?namesBrand=true&limit=1`,
    );
    expect([pages.body.length, pages.headers.get('link')]).toEqual([
      1,
      expect.stringContaining('namesBrand=true'),
    ]);
  });

  it('are found once their text is edited, and not for a configured name that holds the brand’s', async () => {
    await rename({ name: 'Acme' });
    await save(
      about('shoes', 'Audience', 'runners', { question: 'Which shoes suit runners?' }),
      about('Acme-proof shoes', 'Audience', 'hikers', { question: 'Which Acme-proof shoes suit hikers?' }),
    );
    expect(await questionsOf('namesBrand=true')).toEqual([]);
    const [first] = await get<WrittenPrompt[]>('written-prompts');
    const question = 'Which of Acme’s shoes suit runners?';
    await product.client.patch(`${base}/written-prompts/${first!.id}`, { question });
    expect(await questionsOf('namesBrand=true')).toEqual([question]);
  });

  it('are no longer found once their text is edited, the alias is gone or the brand has another name', async () => {
    await rename({ name: 'Acme', aliases: ['Zenith'] });
    await save(
      about('shoes', 'Audience', 'runners', { question: 'Is Acme good for runners?' }),
      about('shoes', 'Audience', 'runners', { question: 'Is Zenith good for runners?' }),
    );
    const count = async () => (await get('written-prompts-stats?namesBrand=true')).totalPrompts;
    expect(await count()).toBe(2);
    await rename({ aliases: [] });
    expect(await questionsOf('namesBrand=true')).toEqual(['Is Acme good for runners?']);
    await rename({ name: 'Beta' });
    expect(await count()).toBe(0);
    await rename({ name: 'acme', matchCase: true });
    expect(await count()).toBe(0);
    await rename({ name: 'Acme' });
    const [found] = await get<WrittenPrompt[]>('written-prompts-filtered?namesBrand=true');
    await product.client.patch(`${base}/written-prompts/${found!.id}`, { question: 'Which suit runners?' });
    expect(await count()).toBe(0);
  });

  it('are found when they come back under another name of the brand', async () => {
    await rename({ name: 'Acme' });
    await save(about('shoes', 'Audience', 'runners', { question: 'Is Zenith good for runners?' }));
    expect(await questionsOf('namesBrand=true')).toEqual([]);
    const [{ id } = { id: '' }] = await get<WrittenPrompt[]>('written-prompts');
    await product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [id] });
    await rename({ name: 'Zenith' });
    const back = await product.client.post(`${base}/written-prompts/restore`, { promptIds: [id] });
    expect(back.body).toEqual({ restoredCount: 1 });
    expect(await questionsOf('namesBrand=true')).toEqual(['Is Zenith good for runners?']);
  });

  it('are looked at once: whoever asks again finds the marks', async () => {
    await rename({ name: 'Acme' });
    await save({ question: 'Is Acme good?' }, { question: 'Which are good?' });
    const rows = () =>
      product.sql(
        `SELECT xmin::text, names_brand FROM written_prompts WHERE brand_id = '${base.split('/')[3]}'`,
      );
    expect(await questionsOf('namesBrand=true')).toEqual(['Is Acme good?']);
    const marked = await rows();
    await rename({ aliases: ['Zenith'] });
    expect(await questionsOf('namesBrand=true')).toEqual(['Is Acme good?']);
    expect(await rows()).toEqual(marked);
  });

  it('are all found among thousands', async () => {
    await rename({ name: 'Acme' });
    const prompts = Array.from({ length: 2_500 }, (_, i) => ({
      question: i % 500 === 499 ? `Is Acme number ${i}?` : `Which shoes are number ${i}?`,
    }));
    await save(...prompts);
    expect(await questionsOf('namesBrand=true')).toHaveLength(5);
  });
});

describe('saved prompts that need a look', () => {
  it('are those with a flag, until a person writes the text', async () => {
    await save(
      about('shoes', 'Audience', 'runners', { question: 'One?' }),
      about('shoes', 'Audience', 'runners', { question: 'Two?' }),
    );
    await product.sql(`UPDATE written_prompts SET flags = '{similar}' WHERE question = 'Two?'`);
    expect(await questionsOf('needsLook=true')).toEqual(['Two?']);
    const [flagged] = await get<WrittenPrompt[]>('written-prompts-filtered?needsLook=true');
    await product.client.patch(`${base}/written-prompts/${flagged!.id}`, { question: 'Three?' });
    expect(await questionsOf('needsLook=true')).toEqual([]);
  });

  it('are asked for by true or false', async () => {
    for (const query of ['needsLook=yes', 'namesBrand=1', 'namesBrand=true&namesBrand=false'])
      expect([query, (await product.client.get(`${base}/written-prompts-stats?${query}`)).status]).toEqual([
        query,
        400,
      ]);
  });
});
