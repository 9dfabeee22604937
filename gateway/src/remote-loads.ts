import type { FastifyInstance } from 'fastify';
import { remoteLoadsAt, type RemoteLoad } from '@portal/domain/site/remote-loads';
import { z } from 'zod';
import { receiveReports } from './browser-reports';
import type { LiveRemotes } from './live-remotes';
import type { Metrics } from './monitoring';

interface Parts {
  live: Pick<LiveRemotes, 'releases'>;
  metrics: Pick<Metrics, 'remoteLoaded'>;
}

const report: z.ZodType<RemoteLoad> = z.object({ area: z.string(), entry: z.string(), failed: z.boolean() });

/**
 * Counts for each release of a remote how often browsers could show it: failures always, and other loads while the area
 * has a canary. Only releases that are live now are counted, so that nobody can add a label.
 */
export function receiveRemoteLoads(app: FastifyInstance, { live, metrics }: Parts): Promise<void> {
  return receiveReports(app, {
    at: remoteLoadsAt,
    types: ['application/json'],
    receive: async (body) => {
      const { data } = report.safeParse(body);
      if (!data) return false;
      // A report is no reason for an error: an unreadable list is logged where it is served.
      const releases = await live.releases().catch(() => []);
      const found = releases.find(({ container, path }) => container === data.area && path === pathOf(data.entry));
      metrics.remoteLoaded(found ?? { area: 'other', release: 'other' }, data.failed);
      return true;
    },
  });
}

/** Returns the path; the browser resolves the listed one against its own origin. */
const pathOf = (entry: string): string => (URL.canParse(entry) ? new URL(entry).pathname : entry);
