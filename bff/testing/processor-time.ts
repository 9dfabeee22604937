/** The least processor time of several runs, µs: other programs and garbage collection only ever add to it. */
export function processorTime(work: () => unknown, runs = 5): number {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}
