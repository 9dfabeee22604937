/**
 * Returns the lowest CPU time of several runs, µs. Takes the minimum, because other programs and garbage collection can
 * only add time.
 */
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

/**
 * Returns the factor by which other processes currently slow down this machine, for tests that assert wall-clock time.
 */
export function slowdown(): number {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  while (spent() < 200);
  return Math.max(1, (performance.now() - began) / spent());
}
