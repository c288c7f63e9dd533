/** For Jest, which calls it once for each project: stops what it started by `test-set-up.mjs`. */
export default async function tearDown() {
  await globalThis.stopTestParts?.();
  globalThis.stopTestParts = undefined;
}
