import { expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

it('what is read ahead while it changes is read again by who needs it', async () => {
  const client = createQueryClient();
  const answers: ((text: string) => void)[] = [];
  const query = {
    queryKey: ['prompts'],
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  };
  const ahead = client.query(query);
  await client.invalidateQueries({ queryKey: ['prompts'] });
  answers[0]?.('before the change');
  await ahead;
  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(2);
  answers[1]?.('after the change');
  await observer.getCurrentQuery().promise;
  expect(observer.getCurrentResult().data).toBe('after the change');
  stop();
  client.clear();
});
