import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { estimateCommand } from './command';

/** Made by an earlier release: a couple of Michigan with three dependents, and Schedule A, C and R in one return. */
const stored = join(__dirname, 'receipts', 'michigan-2024.json');

class Sink extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

async function replay(file: string): Promise<{ stdout: string; stderr: string; code: number }> {
  const [stdout, stderr] = [new Sink(), new Sink()];
  const code = await estimateCommand(['--replay', file], { stdin: process.stdin, stdout, stderr });
  return { stdout: stdout.text, stderr: stderr.text, code };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receipt-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function changed(change: (text: string) => string): Promise<string> {
  const file = join(folder, 'receipt.json');
  await writeFile(file, change(await readFile(stored, 'utf8')));
  return file;
}

describe('npm run estimate -- --replay', () => {
  it('reproduces the receipt of an earlier release byte for byte', async () => {
    const { stdout, stderr, code } = await replay(stored);
    // If the law of 2024 is corrected, keep this receipt, expect the sentences about it, and store another.
    expect(stdout).toBe(await readFile(stored, 'utf8'));
    expect(stderr).toMatch(/^Same engine \(2024\.\d+\.\d+\), same law, same estimate: every byte is equal\.$/m);
    expect(code).toBe(0);
  });

  it('says which lines differ', async () => {
    const file = await changed((text) => text.replace(/("id": "1040\.16",[^}]*"amount": )[\d.]+/, '$11'));
    const { stderr, code } = await replay(file);
    expect(stderr).toMatch(/^line 1040\.16: 1 in the receipt, [\d.]+ now\.\n$/);
    expect(code).toBe(1);
  });

  it('says that the engine or the law differs', async () => {
    const file = await changed((text) =>
      text.replaceAll(/"sha256": "\w+"/g, '"sha256": "0"').replace(/"version": "[\d.]+"/, '"version": "2024.1.0"'),
    );
    const { stderr, code } = await replay(file);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^The engine differs: 2024\.1\.0 in the receipt, 2024\.\d+\.\d+ now\.$/),
      'The engine differs: it answers its fixed households differently.',
      'The law differs: the federal figures for 2024 have changed.',
      '',
    ]);
    expect(code).toBe(1);
  });

  it('says that only the layout differs when the content is the same', async () => {
    const { stderr, code } = await replay(await changed((text) => JSON.stringify(JSON.parse(text))));
    expect([stderr, code]).toEqual(['Only the layout of the file differs.\n', 1]);
  });

  it.each([
    ['{', 'The file is not a receipt: it is not JSON.\n'],
    ['{"receipt": 2}', 'The file is not a receipt of this format (1).\n'],
  ])('refuses a file with %s', async (content, message) => {
    expect(await replay(await changed(() => content))).toEqual({ stdout: '', stderr: message, code: 2 });
  });

  it('refuses a request that the server would not accept', async () => {
    const { stderr, code } = await replay(await changed((text) => text.replace('"state": "MI"', '"state": "ZZ"')));
    expect(stderr).toMatch(/^The receipt’s request is not valid\. Choose a state\.$/m);
    expect(code).toBe(2);
  });
});
