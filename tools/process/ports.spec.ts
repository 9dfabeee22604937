import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { freePort } from './ports';

let random: number[] = [];
jest.mock('node:crypto', () => ({
  ...jest.requireActual<object>('node:crypto'),
  randomInt: () => random.shift() ?? 21_999,
}));

/** Runs a program in another process, which asks for nothing but whether it could listen on the port. */
const canListen = (port: number): boolean =>
  spawnSync(process.execPath, ['-e', `require('node:net').createServer().listen(${port}, () => process.exit())`])
    .status === 0;

describe('free port', () => {
  it('is never returned twice, even before its server listens', async () => {
    random = [1_101, 1_101, 1_102];
    expect(await Promise.all([freePort(), freePort()])).toEqual([1_101, 1_102]);
  });

  it('can be listened on by another process, again and again', async () => {
    random = [1_103];
    const port = await freePort();
    expect([canListen(port), canListen(port)]).toEqual([true, true]);
  });

  it('is not in use by a server that got it elsewhere', async () => {
    const server = createServer().listen(1_104);
    await once(server, 'listening');
    random = [1_104, 1_105];
    expect(await freePort()).toBe(1_105);
    server.close();
  });
});
