/**
 * A place where a test can make the process die as if its power were cut: between two steps that a crash may separate.
 * Does nothing unless the variable FAIL_POINT names it.
 *
 * @param name such as `job-committed`
 */
export function failPoint(name: string): void {
  if (process.env['FAIL_POINT'] === name) process.kill(process.pid, 'SIGKILL');
}
