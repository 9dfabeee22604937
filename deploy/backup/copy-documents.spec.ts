import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders, runScript, writeAged } from './run-script';

let folders: ReturnType<typeof makeFolders>;
beforeEach(() => {
  folders = makeFolders();
});
afterEach(() => rmSync(folders.home, { recursive: true }));

const copyOf = (name: string): string => join(folders.backup, 'documents', name);
const copy = () => runScript('copy-documents.sh', [folders.documents, join(folders.backup, 'documents')]);

describe('copy of the documents', () => {
  it('fails when the folder is empty but was copied before, as without its volume', () => {
    writeAged(copyOf('files/aa/one'), 0, 'one');
    expect(copy().status).toBe(1);
    expect(readFileSync(copyOf('files/aa/one'), 'utf8')).toBe('one');
  });

  it('fails when a file cannot be copied, and copies the others', () => {
    writeAged(join(folders.documents, 'files/aa/one'), 1, 'one');
    writeAged(join(folders.documents, 'files/bb/two'), 1, 'two');
    writeAged(copyOf('files/aa'), 0, 'a file where a folder belongs');
    expect(copy().status).toBe(1);
    expect(readFileSync(copyOf('files/bb/two'), 'utf8')).toBe('two');
  });

  it('copies new and changed files once, without unfinished uploads, and keeps copies of deleted files', () => {
    const one = join(folders.documents, 'files/aa/one');
    writeAged(one, 1, 'one');
    writeAged(join(folders.documents, 'incoming/unfinished'), 1, 'un');
    expect(copy()).toEqual({ status: 0, output: '1\n' });
    expect(copy()).toEqual({ status: 0, output: '0\n' });
    writeAged(one, -1, 'changed');
    expect(copy()).toEqual({ status: 0, output: '1\n' });
    rmSync(one);
    expect(copy()).toEqual({ status: 0, output: '0\n' });
    expect(readFileSync(copyOf('files/aa/one'), 'utf8')).toBe('changed');
    expect(() => readFileSync(copyOf('incoming/unfinished'))).toThrow();
  });

  it('succeeds before the first upload', () => {
    rmSync(folders.documents, { recursive: true });
    expect(copy()).toEqual({ status: 0, output: '0\n' });
    mkdirSync(folders.documents);
    expect(copy()).toEqual({ status: 0, output: '0\n' });
  });
});
