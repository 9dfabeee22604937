import type { FastifyBaseLogger } from 'fastify';
import type { ReadApi } from '@portal/domain/site/prerendered';
import type { Site } from '@portal/domain/site/site.dto';
import { describeError } from '@portal/server/describe-error';
import type { Bucket } from './canary';
import type { LiveRemotes } from './live-remotes';

interface Parts {
  live: Pick<LiveRemotes, 'list'>;
  read: ReadApi;
  log: Pick<FastifyBaseLogger, 'warn'>;
  bucket?: Bucket | undefined;
}

/** How long a page waits for the office's settings, ms; without them, the shell requests them. */
const longestWait = 200;

/**
 * Writes into the page of a signed-in user what the shell would otherwise request first: the list of remotes and the
 * office's settings. As JSON, which browsers do not run.
 * @returns HTML for the end of the head, with whatever is known
 */
export async function startData({ live, read, log, bucket }: Parts): Promise<string> {
  const unknown = (error: unknown): undefined => {
    log.warn(describeError(error), 'the page starts without data that the gateway could not read');
  };
  const [list, site] = await Promise.all([
    live.list(bucket).catch(unknown),
    inTime(read<Site>('/site')).catch(unknown),
  ]);
  const json = JSON.stringify({ ...list, ...(site ? { site } : {}) });
  // No text may end the element.
  return `<script type="application/json" id="start-data">${json.replaceAll('<', '\\u003c')}</script>`;
}

async function inTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => (timer = setTimeout(done, longestWait, undefined)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
