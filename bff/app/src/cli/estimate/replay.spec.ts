import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { estimateCommand } from './command';

/** Of the first format: a couple of Michigan with three dependents, and Schedule A, C and R in one return. */
const stored = join(__dirname, 'receipts', 'michigan-2024.json');
/** A student of Ohio whom a parent can claim, with insurance from the marketplace. */
const storedWithFiles = join(__dirname, 'receipts', 'ohio-2025.json');

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

async function changed(change: (text: string) => string, from = stored): Promise<string> {
  const file = join(folder, 'receipt.json');
  await writeFile(file, change(await readFile(from, 'utf8')));
  return file;
}

describe('npm run estimate -- --replay', () => {
  it.each([
    ['with the hash of the federal figures', stored],
    ['with the hash of every file of figures', storedWithFiles],
  ])('reproduces the receipt of an earlier release byte for byte, %s', async (_format, file) => {
    const { stdout, stderr, code } = await replay(file);
    // If the law of the year is corrected, keep this receipt, expect the sentences about it, and store another.
    expect(stdout).toBe(await readFile(file, 'utf8'));
    expect(stderr).toMatch(/^Same engine \(\d{4}\.\d+\.\d+\), same law, same estimate: every byte is equal\.$/m);
    expect(code).toBe(0);
  });

  it('says which files of figures differ', async () => {
    const file = await changed(
      (text) => text.replace(/("(?:claimable|oh)\.json": )"\w+"/g, '$1"0"').replace('"ia.json"', '"gone.json"'),
      storedWithFiles,
    );
    const { stderr, code } = await replay(file);
    expect(stderr.split('\n')).toEqual([
      ...['claimable.json', 'gone.json', 'oh.json'].map(
        (name) => `The law differs: the figures for 2025 in ${name} have changed.`,
      ),
      '',
    ]);
    expect(code).toBe(1);
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
    ['{"receipt": 2}', 'The file is not a receipt of one of these formats: 1, 2.\n'],
    [
      '{"receipt": 2, "engine": {}, "law": {"sha256": "0"}, "request": {}, "estimate": {"lines": []}}',
      'The file is not a receipt of one of these formats: 1, 2.\n',
    ],
  ])('refuses a file with %s', async (content, message) => {
    expect(await replay(await changed(() => content))).toEqual({ stdout: '', stderr: message, code: 2 });
  });

  it('refuses a request that the server would not accept', async () => {
    const { stderr, code } = await replay(await changed((text) => text.replace('"state": "MI"', '"state": "ZZ"')));
    expect(stderr).toMatch(/^The receipt’s request is not valid\. Choose a state\.$/m);
    expect(code).toBe(2);
  });
});
