import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../../tools/process/message-of';
import { canaryOf, endCanary, liveHistoryOf } from './releases';

/** What browsers reported of one release. */
export interface Loads {
  shown: number;
  failed: number;
}

/** Fewer failures are no reason to end a canary: one person may have lost the connection. */
const fewestFailures = 3;
/** One-sided, at a level of 1%. */
const criticalValue = 2.326;

/** Returns whether the canary fails more often than the stable release, beyond chance (two-proportion z-test). */
export function isWorse(canary: Loads, stable: Loads): boolean {
  const [mine, theirs] = [canary.shown + canary.failed, Math.max(1, stable.shown + stable.failed)];
  if (canary.failed < fewestFailures) return false;
  const pooled = (canary.failed + stable.failed) / (mine + theirs);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / mine + 1 / theirs));
  return (canary.failed / mine - stable.failed / theirs) / error > criticalValue;
}

interface Watch {
  /** Folder of releases. */
  dir: string;
  area: string;
  /** Address of each gateway, because each counts what it serves. */
  gateways: readonly string[];
  /** `METRICS_TOKEN` of the gateways, unless they run on this machine. */
  token?: string | undefined;
  /** Time between two looks, ms. */
  interval: number;
  /** How long to watch, ms. */
  duration: number;
  say: (line: string) => void;
}

/**
 * Rolls the canary back as soon as it fails more often than the stable release.
 * @returns whether the canary still runs at the end
 * @throws if the area has no canary
 */
export async function watchCanary({ dir, area, gateways, token, interval, duration, say }: Watch): Promise<boolean> {
  const [canary, stable] = [canaryOf(dir, area), liveHistoryOf(dir, area).at(-1)?.release];
  if (canary === undefined || stable === undefined) throw new Error(`${area} has no canary.`);
  const counters = gateways.map((gateway) => new GatewayCounters(gateway, token));
  const total = (release: string) => sum(counters.map((one) => one.of(area, release)));
  const end = performance.now() + duration;
  let shown = '';
  for (;;) {
    const reads = await Promise.allSettled(counters.map((one) => one.read()));
    for (const read of reads) if (read.status === 'rejected') say(messageOf(read.reason));
    const [mine, theirs] = [total(canary), total(stable)];
    const line = `${canary}: ${countsIn(mine)}; ${stable}: ${countsIn(theirs)}`;
    if (line !== shown) say(line);
    shown = line;
    if (canaryOf(dir, area) !== canary) return false;
    if (isWorse(mine, theirs)) {
      // Not a rollback, which would undo a release that someone has just given to everyone.
      await endCanary(dir, area, canary);
      say(`${canary} fails more often than ${stable}: ended.`);
      return false;
    }
    if (performance.now() >= end) return true;
    await pause(interval);
  }
}

const countsIn = ({ shown, failed }: Loads) => `${failed} of ${shown + failed} failed`;

const sum = (loads: readonly Loads[]): Loads => ({
  shown: loads.reduce((total, { shown }) => total + shown, 0),
  failed: loads.reduce((total, { failed }) => total + failed, 0),
});

/** Increase of a gateway's counters since the first look, also across its restarts. */
class GatewayCounters {
  private last: ReadonlyMap<string, number> | undefined;
  private readonly increases = new Map<string, number>();

  constructor(
    private readonly gateway: string,
    private readonly token: string | undefined,
  ) {}

  of(area: string, release: string): Loads {
    const increase = (name: string) => this.increases.get(`${name}{area="${area}",release="${release}"}`) ?? 0;
    return { shown: increase('remote_loads_total'), failed: increase('remote_failures_total') };
  }

  /** @throws if the gateway does not answer */
  async read(): Promise<void> {
    const headers: Record<string, string> = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const response = await fetch(new URL('/metrics', this.gateway), { headers, signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(`${this.gateway}/metrics answered ${response.status}.`);
    const now = new Map(
      [...(await response.text()).matchAll(/^(remote_\w+\{[^}]*\}) (\d+)$/gm)].map(([, name = '', value]) => [
        name,
        Number(value),
      ]),
    );
    for (const [name, value] of now) {
      const before = this.last?.get(name) ?? (this.last ? 0 : value);
      const increase = value < before ? value : value - before;
      this.increases.set(name, (this.increases.get(name) ?? 0) + increase);
    }
    this.last = now;
  }
}
