import type { Station } from './simulation';

/** A bff process: one event loop, threads that hash, and a pool of connections. */
export interface BffStations {
  loop: Station;
  hashing: Station;
  pool: Station;
}

/** Work of one call, s. */
export interface Work {
  hashing: number;
  bff: number;
  postgres: number;
}

/** Statements of a call; the bff works before, between and after them. */
const statements = 2;

/**
 * Sends a call through a bff and PostgreSQL.
 * @param draw returns the time of one visit to a station, from the mean of such visits
 */
export function serveCall(
  { loop, hashing, pool }: BffStations,
  postgres: Station,
  work: Work,
  draw: (mean: number) => number,
  done: () => void,
): void {
  const ask = (then: () => void): void =>
    pool.acquire((release) =>
      postgres.serve(draw(work.postgres / statements), () => {
        release();
        then();
      }),
    );
  const step = (left: number): void =>
    loop.serve(draw(work.bff / (statements + 1)), () => (left === 0 ? done() : ask(() => step(left - 1))));
  if (work.hashing > 0) hashing.serve(draw(work.hashing), () => step(statements));
  else step(statements);
}
