// @ts-check
import { rmSync } from 'node:fs';
import { findLeaks } from './leak-check.mjs';

/**
 * Runs the leak check over everything stored and logged, then removes the server and its folder. Fails the run on a
 * leak.
 */
export default async function () {
  /** @type {{ dir: string, server: import('./embedded').Server }} */
  const { dir, server } = Reflect.get(globalThis, 'apiTests');
  try {
    const found = await findLeaks({ dir, server });
    if (found.length > 0)
      throw new Error(`What must never be stored or logged in plain was found:\n${found.join('\n')}`);
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}
