import type { EstimateResult } from '@portal/tax-engine';
/**
 * Measures full estimates on one core: federal and state return, both withholdings and the trace. Each round runs all
 * requests.
 * @returns estimates per second of each round, slowest first
 */
export function measureEstimates<Request>({
  estimate,
  requests,
  rounds,
}: {
  estimate: (request: Request) => EstimateResult;
  requests: readonly Request[];
  rounds: number;
}): number[] {
  const warmUpRounds = 10;
  /** Runs all requests. Sums the results, so that the optimizer cannot drop the work and rounds can be compared. */
  const runAll = () => {
    let sum = 0;
    for (const request of requests) {
      const result = estimate(request);
      sum += result.estimated_refund - result.estimated_owe + result.lines.length;
    }
    return sum;
  };
  const expected = runAll();
  for (let round = 1; round < warmUpRounds; round++) runAll();
  return Array.from({ length: rounds }, () => {
    const start = process.hrtime.bigint();
    const sum = runAll();
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    if (sum !== expected) throw new Error('Two rounds over the same households gave different answers.');
    return requests.length / seconds;
  }).sort((a, b) => a - b);
}
