import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nxCommand } from '../process/nx';
import { run, runOrThrow } from '../process/run.mjs';

const root = resolve(__dirname, '../..');

let empty: string;
beforeAll(async () => {
  empty = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  await runOrThrow(...nxCommand(root, ['show', 'projects']));
});
afterAll(() => rmSync(empty, { recursive: true, force: true }));

const violations = ({ config, workspaceData }: { config?: string; workspaceData?: string } = {}) =>
  run(process.execPath, [join(__dirname, 'boundary-violations.mjs'), ...(config ? [config] : [])], {
    cwd: root,
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      ...(workspaceData ? { NX_WORKSPACE_DATA_DIRECTORY: workspaceData } : {}),
    },
  });

describe('boundary lint rules', () => {
  it('reports the violations that pass when the rules are missing', async () => {
    const config = join(empty, 'eslint.config.mjs');
    writeFileSync(config, 'export default [{ files: ["**/*.mjs"], rules: {} }];');
    expect((await violations({ config })).stdout.match(/was silent/g)?.length).toBeGreaterThan(5);
  });

  it('fails without the project graph', async () => {
    const { code, stderr } = await violations({ workspaceData: empty });
    expect(code).toBe(1);
    expect(stderr).toMatch(/No cached ProjectGraph/i);
  });

  it('rejects every violation', async () => {
    expect(await violations()).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
