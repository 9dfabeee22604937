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

/**
 * How many times slower this machine is at the moment than it would be alone: what else runs takes the processor away. For tests of what
 * takes how long by the clock.
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
