import { afterEach, expect, it, jest } from '@jest/globals';
import { logOut, read } from './request';

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
