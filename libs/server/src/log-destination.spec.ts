import files, { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { droppedLogLines, LogDestination } from './log-destination';

let dir: string;
let file: string;
let fd: number;
let full: number;
let recovered: jest.Mock;
let destination: LogDestination;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-log-'));
  file = join(dir, 'log');
  [fd, full] = [openSync(file, 'a'), openSync('/dev/full', 'w')];
  recovered = jest.fn();
  destination = new LogDestination(fd, recovered);
});
afterEach(() => {
  jest.restoreAllMocks();
  destination.close();
  closeSync(fd);
  closeSync(full);
  rmSync(dir, { recursive: true });
});

const lines = (): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** Redirects writes to /dev/full, where the kernel fails each with ENOSPC. */
function fillDisk(): void {
  const { write, writeSync } = files;
  jest.spyOn(files, 'write').mockImplementation((_fd: number, bytes: unknown, done: unknown) => {
    write(full, bytes as Buffer, done as () => void);
  });
  jest.spyOn(files, 'writeSync').mockImplementation((_fd, bytes) => writeSync(full, bytes as unknown as Buffer));
}

describe('log', () => {
  it('writes lines in order within half a second', async () => {
    const log = pino({ base: null }, destination);
    for (let line = 0; line < 500; line += 1) log.info({ line });
    await pause(500);
    expect(lines().map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([...Array(500).keys()]);
    expect(recovered).not.toHaveBeenCalled();
  });

  it('writes waiting lines at exit', () => {
    destination.write('last words\n');
    process.emit('exit', 0);
    expect(lines()).toEqual(['last words']);
  });
});

describe('log on a full disk', () => {
  it('writes the waiting lines once there is room, and reports it once', async () => {
    const before = droppedLogLines();
    fillDisk();
    for (let line = 0; line < 300; line += 1) destination.write(`${line} ${'x'.repeat(100)}\n`);
    await pause(600);
    expect([lines().length, recovered.mock.calls.length]).toEqual([0, 0]);
    jest.restoreAllMocks();
    destination.write('there is room\n');
    await pause(600);
    expect(lines()).toHaveLength(301);
    expect(lines().at(-1)).toBe('there is room');
    expect(recovered).toHaveBeenCalledTimes(1);
    expect(droppedLogLines()).toBe(before);
  });

  it('keeps at most 1 MB of waiting lines, and counts those it drops', async () => {
    const before = droppedLogLines();
    fillDisk();
    for (let line = 0; line < 30; line += 1) destination.write('x'.repeat(100_000));
    await pause(50);
    expect(droppedLogLines() - before).toBe(20);
  });

  it('does not keep the process from ending', () => {
    fillDisk();
    destination.write('lost\n');
    const begun = Date.now();
    process.emit('exit', 0);
    expect(Date.now() - begun).toBeLessThan(500);
  });
});
