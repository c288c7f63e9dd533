import type { Job } from '#contracts';

/** What a run is about, on one line: `trail shoes, hiking boots, beginners`. */
export function JobAbout({ job: { about } }: { job: Job }) {
  if (about.length === 0) return null;
  const names = about.join(', ');
  return (
    <p className="job-about" title={names}>
      {names}
    </p>
  );
}
