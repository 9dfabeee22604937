import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNotFrozen, freezeFile } from './freeze';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-freeze-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const deadline = { from: '2026-04-01', until: '2026-04-15', reason: 'the filing deadline', override: ['Dana'] };
const write = (content: unknown) => writeFileSync(join(dir, freezeFile), JSON.stringify(content));
const on = (time: string, by?: string) => () => ensureNotFrozen(dir, by, new Date(time));

describe('freeze of releases', () => {
  it.each(['2026-04-01T00:00:00Z', '2026-04-15T23:59:59Z'])('rejects a release at %s, with its reason', (time) => {
    write([deadline]);
    const message =
      'Releases are frozen until 2026-04-15: the filing deadline. With --override, these may release: Dana.';
    expect(on(time)).toThrow(message);
    expect(on(time, 'Sam')).toThrow(message);
  });

  it('names nobody if nobody may override it', () => {
    write([{ ...deadline, override: [] }]);
    expect(on('2026-04-02T00:00:00Z', 'Dana')).toThrow(/: the filing deadline\.$/);
  });

  it.each([
    [[{ ...deadline, until: '15 April' }], /until/],
    [[{ ...deadline, reason: '' }], /reason/],
    [[{ ...deadline, to: '2026-04-20' }], /to/],
    [deadline, /array/],
  ])('rejects every release while its file is invalid: %j', (content, why) => {
    write(content);
    expect(on('2026-06-01T00:00:00Z', 'Dana')).toThrow(why);
  });

  it.each(['2026-03-31T23:59:59Z', '2026-04-16T00:00:00Z'])('does not apply at %s', (time) => {
    write([deadline]);
    expect(on(time)).not.toThrow();
  });

  it('does not apply to those it names, or without a file', () => {
    expect(on('2026-04-02T00:00:00Z')).not.toThrow();
    write([deadline]);
    expect(on('2026-04-02T00:00:00Z', 'Dana')).not.toThrow();
  });
});
