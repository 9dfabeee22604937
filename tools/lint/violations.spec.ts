import { join, resolve } from 'node:path';
import { nxCommand } from '../process/nx';
import { run, runOrThrow } from '../process/run.mjs';

const root = resolve(__dirname, '../..');

describe('ESLint', () => {
  it('reject every violation', async () => {
    // The rules read the cached project graph.
    await runOrThrow(...nxCommand(root, ['show', 'projects']));
    const env = { ...process.env, NX_DAEMON: 'false' };
    const checked = await run(process.execPath, [join(__dirname, 'violations.mjs')], { cwd: root, env });
    expect(checked).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
