import { afterEach, expect, it, jest } from '@jest/globals';
import { isSignedIn, rememberSignIn } from '../auth/auth-store';
import { logOut, read, request } from './request';

/** Holds back the response to Logout, and answers all other calls at once. */
function holdLogout() {
  let answer: (response: Response) => void = () => undefined;
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path) =>
      path === '/api/auth/logout'
        ? new Promise((resolve) => (answer = resolve))
        : Promise.resolve(Response.json([])),
    );
  return { answer: (status: number) => answer(Response.json({}, { status })), sent: fetch.mock.calls };
}

afterEach(() => void jest.restoreAllMocks());

it('what is read while a logout is under way is not sent, and fails as refused once the session has ended', async () => {
  const server = holdLogout();
  const ended = logOut();
  const pending = read('/api/brands');
  server.answer(200);
  await ended;
  await expect(pending).rejects.toMatchObject({ status: 401 });
  expect(server.sent.map(([path]) => path)).toEqual(['/api/auth/logout']);
});

it('what is read while a logout is under way is sent once the logout has failed', async () => {
  const server = holdLogout();
  const ended = logOut();
  const pending = read('/api/brands');
  server.answer(503);
  await expect(ended).rejects.toMatchObject({ status: 503 });
  expect(await pending).toEqual([]);
});

it('after a logout calls are sent as ever, for somebody may sign in again', async () => {
  const server = holdLogout();
  const ended = logOut();
  server.answer(200);
  await ended;
  expect(await read('/api/brands')).toEqual([]);
});

it('a call of an ended session that is refused only after the next sign-in does not end that one; a read is sent again', async () => {
  const marks = new Map<string, string>();
  const localStorage: Partial<Storage> = {
    getItem: (key) => marks.get(key) ?? null,
    setItem: (key, value) => void marks.set(key, value),
    removeItem: (key) => void marks.delete(key),
  };
  Object.assign(globalThis, { localStorage });
  const answers: ((status: number) => void)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      () => new Promise((resolve) => answers.push((status) => resolve(Response.json([], { status })))),
    );
  const reading = read('/api/brands');
  const writing = request('POST', '/api/brands', { name: 'Acme' });
  rememberSignIn();
  answers[0]?.(401);
  answers[1]?.(401);
  await expect(writing).rejects.toMatchObject({ status: 401 });
  expect(isSignedIn()).toBe(true);
  answers[2]?.(200);
  expect(await reading).toEqual([]);
  const refused = read('/api/brands');
  answers[3]?.(401);
  await expect(refused).rejects.toMatchObject({ status: 401 });
  expect(isSignedIn()).toBe(false);
});
