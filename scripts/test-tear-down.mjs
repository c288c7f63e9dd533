/** For Jest, which calls it once for each project: stops what `test-set-up.mjs` started. */
export default async function tearDown() {
  await globalThis.stopTestParts?.();
  globalThis.stopTestParts = undefined;
}
