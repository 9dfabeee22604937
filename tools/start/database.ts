import { join } from 'node:path';
import { messageOf } from '../process/message-of';
import { startPostgres, type Server } from '../postgres/embedded';

/** Interval at which the database is checked, ms. */
const every = 1000;

export type Database = Pick<Server, 'url' | 'serviceUrl'>;

/**
 * Starts the embedded database below the data folder and keeps it running.
 * @param settings of the server, for tests
 */
export async function startDatabase(
  dataDir: string,
  say: (text: string) => void,
  settings?: Record<string, string>,
): Promise<Database & { stop: () => Promise<void> }> {
  const options = { dir: join(dataDir, 'postgres'), settings };
  const server = await startPostgres(options);
  const { stop } = keepRunning(server, () => startPostgres({ ...options, port: server.port }), say);
  return { url: server.url, serviceUrl: server.serviceUrl, stop };
}

/** Restarts the embedded database whenever it has been killed; the bff reconnects by itself. */
function keepRunning(first: Server, again: () => Promise<Server>, say: (text: string) => void) {
  let server = first;
  let mending: Promise<void> | undefined;
  const mend = async () => {
    say('  The database stopped; restarting it.\n');
    try {
      server = await again();
    } catch (error) {
      say(`  ${messageOf(error)}\n`);
    }
  };
  const timer = setInterval(() => {
    if (mending || server.isRunning()) return;
    mending = mend().finally(() => (mending = undefined));
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await mending;
      await server.stop();
    },
  };
}
