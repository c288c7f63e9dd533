import { statSync } from 'node:fs';

/** Those with processes and waits first, the light ones last: they fill the gaps at the end. */
const PROJECTS = ['faults', 'scripts', 'browser', 'worker', 'backend', 'queue', 'database', 'client', 'libs'];

/** Says to Jest in which order the suites start, which a fresh clone knows no durations for: by project, then by size. */
export default class HeavyProjectsFirst {
  sort(tests) {
    const places = new Map(
      tests.map((test) => [
        test,
        {
          project: PROJECTS.indexOf(test.context.config.displayName?.name),
          size: statSync(test.path).size,
        },
      ]),
    );
    return [...tests].sort((a, b) => {
      const [one, other] = [places.get(a), places.get(b)];
      return one.project - other.project || other.size - one.size;
    });
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
