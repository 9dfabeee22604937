/** Returns the lowest CPU time of several runs, µs: other programs and garbage collection can only add to it. */
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
 * Returns how many times slower this machine is at the moment because other processes use the CPU. For tests that
 * assert wall-clock time.
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
