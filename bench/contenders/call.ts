import { readFileSync } from 'node:fs';

/** What a contender gets, and what it reports. */
export interface Assignment {
  url: string;
  inFlight: number;
  bodies: { model: string; messages: { role: string; content: string }[]; temperature: number }[];
}
export interface Outcome {
  wallMs: number;
  cpuMs: number;
  peakMb: number;
  lost: number;
}

/** Runs a contender as a process of its own: reads the assignment, carries it out, prints the outcome. */
export async function contend(work: (assignment: Assignment) => Promise<(string | null)[]>): Promise<void> {
  const assignment = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Assignment;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const answers = await work(assignment);
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const outcome: Outcome = {
    wallMs,
    cpuMs: (user + system) / 1_000,
    peakMb: process.resourceUsage().maxRSS / 1024,
    lost: answers.filter((answer) => !answer).length,
  };
  console.log(JSON.stringify(outcome));
}
