// @ts-check
import { buildFolderServer, buildGateway } from './gateway.mjs';
import { readListening, readSettings } from './settings.mjs';

/** Starts the gateway, or with SERVE_FOLDER a server of that one folder; tells a parent process when it listens. */
async function main() {
  const { SERVE_FOLDER: folder } = process.env;
  const listening = readListening(process.env);
  const app = folder ? await buildFolderServer({ folder }) : await buildGateway(readSettings(process.env));
  await app.listen(listening);
  process.send?.({ ready: true });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  process.once('disconnect', () => void app.close().then(() => process.exit(0)));
}

main().catch((/** @type {Error} */ error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
