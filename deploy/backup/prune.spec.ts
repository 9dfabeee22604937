import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders, runScript, writeAged } from './run-script';

let folders: ReturnType<typeof makeFolders>;
beforeEach(() => {
  folders = makeFolders();
});
afterEach(() => rmSync(folders.home, { recursive: true }));

/** Creates a base backup. @param age in days @returns its name */
function base(age: number, firstLog: string): string {
  const time = new Date(Date.now() - age * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '');
  mkdirSync(join(folders.backup, 'base', `${time}-${firstLog}`));
  return `${time}-${firstLog}`;
}

const segment = (timeline: number, position: number): string =>
  [timeline, 0, position].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');

const archive = (...names: string[]): void => {
  for (const name of names) writeFileSync(join(folders.backup, 'wal', `${name}.gz`), '');
};

const kept = (folder: 'base' | 'wal' | 'documents'): string[] => readdirSync(join(folders.backup, folder)).sort();

const prune = () => runScript('prune.sh', [folders.backup, folders.documents, 35]);

describe('pruning of backups', () => {
  it('keeps everything while there is no base backup', () => {
    archive(segment(1, 1));
    expect(prune()).toEqual({ status: 1, output: 'prune: there is no base backup\n' });
    expect(kept('wal')).toHaveLength(1);
  });

  it('keeps the newest base backup and its log, however old', () => {
    base(50, segment(1, 2));
    const newest = base(40, segment(1, 5));
    archive(segment(1, 4), segment(1, 5), segment(1, 6));
    expect(prune().output).toContain('removed 1 base backups, 1 log files');
    expect(kept('base')).toEqual([newest]);
    expect(kept('wal')).toEqual([`${segment(1, 5)}.gz`, `${segment(1, 6)}.gz`]);
  });

  it('removes base backups older than the limit, and the log before the first file that a kept one needs', () => {
    base(36, segment(1, 0x0f));
    const names = [base(34, segment(1, 0x1e)), base(1, segment(1, 0xa0))];
    archive(segment(1, 0x0f), segment(1, 0x1d), `${segment(1, 0x1d)}.00000028.backup`);
    archive(segment(1, 0x1e), `${segment(1, 0x1e)}.00000028.backup`, segment(1, 0xa0), segment(1, 0xb0));
    expect(prune()).toEqual({ status: 0, output: 'removed 1 base backups, 3 log files and 0 documents\n' });
    expect(kept('base')).toEqual(names);
    expect(kept('wal')).toEqual(
      [`${segment(1, 0x1e)}.00000028.backup`, segment(1, 0x1e), segment(1, 0xa0), segment(1, 0xb0)].map(
        (name) => `${name}.gz`,
      ),
    );
  });

  it('keeps the log that a base backup after a restore to an earlier time needs, and the history of timelines', () => {
    base(10, segment(1, 9));
    base(1, segment(2, 5));
    archive(segment(1, 4), segment(1, 5), segment(1, 9), segment(2, 5), '00000002.history');
    expect(prune().status).toBe(0);
    expect(kept('wal')).toEqual(
      ['00000002.history', segment(1, 5), segment(1, 9), segment(2, 5)].map((name) => `${name}.gz`).sort(),
    );
  });

  it('removes the copy of a document once it has been deleted for that long', () => {
    base(1, segment(1, 1));
    for (const name of ['alive', 'deleted-long-ago'])
      writeAged(join(folders.backup, 'documents', name), 36 * 24, 'encrypted');
    writeAged(join(folders.backup, 'documents/deleted-lately'), 34 * 24, 'encrypted');
    writeFileSync(join(folders.documents, 'alive'), 'encrypted');
    expect(prune().output).toContain('and 1 documents');
    expect(kept('documents')).toEqual(['alive', 'deleted-lately']);
  });
});
