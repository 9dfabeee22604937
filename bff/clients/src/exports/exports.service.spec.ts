import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { SessionsService } from '@portal/bff-access/auth/sessions/sessions.service';
import type { AuditService } from '@portal/bff-platform/audit/audit.service';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ExportsService, type ExportRequest } from './exports.service';

interface Recorded {
  action: string;
  outcome?: string;
  details: { rows?: number };
}

const actor = { userId: 'someone' } as unknown as Actor;

const request = {
  list: 'clients',
  format: 'csv',
  narrowedBy: [],
  columns: [],
  page: () => Promise.resolve({ items: [{}, {}], total: 2 }),
} as unknown as ExportRequest<object>;

const endless = {
  ...request,
  columns: [{ title: 'exports.yes', cell: () => 'x'.repeat(10_000) }],
  page: () => Promise.resolve({ items: [{}, {}], total: 2, next: 'more' }),
} as unknown as ExportRequest<object>;

describe('export', () => {
  let recorded: Recorded[];
  let exports: ExportsService;

  beforeEach(() => {
    recorded = [];
    const record = async (entry: Recorded) => {
      await new Promise(setImmediate);
      recorded.push(entry);
    };
    const sessions = { assertOpen: () => Promise.resolve() } as unknown as SessionsService;
    exports = new ExportsService({ record } as unknown as AuditService, sessions);
  });

  const endings = () => recorded.filter(({ action }) => action === 'export.finish').map(({ outcome }) => outcome);

  it('ends only once its end is audited', async () => {
    const { stream } = await exports.export(actor, request);
    await text(stream);
    expect(recorded).toMatchObject([
      { action: 'export.start' },
      { action: 'export.finish', outcome: 'ok', details: { rows: 2 } },
    ]);
  });

  it('runs at most three at a time, even when many start simultaneously', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => exports.export(actor, endless)));
    const begun = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(begun).toHaveLength(3);
    for (const { stream } of begun) stream.destroy();
    while (endings().length < 3) await new Promise(setImmediate);
  });

  it('releases its slot when it fails to start', async () => {
    const failing = { ...request, page: () => Promise.reject(new Error('no database')) };
    for (let tries = 0; tries < 4; tries += 1)
      await expect(exports.export(actor, failing)).rejects.toThrow('no database');
    await text((await exports.export(actor, request)).stream);
    expect(endings()).toEqual(['ok']);
  });

  it('is audited as failed when aborted, before or after the first read, and releases its slot', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => exports.export(actor, endless)));
    await expect(exports.export(actor, request)).rejects.toMatchObject({ code: 'throttled' });
    begun[0]?.stream.read();
    for (const { stream } of begun) {
      const closed = once(stream, 'close');
      stream.destroy();
      await closed;
    }
    while (endings().length < 3) await new Promise(setImmediate);
    expect(endings()).toEqual(['failed', 'failed', 'failed']);
    await text((await exports.export(actor, request)).stream);
    expect(endings().at(-1)).toBe('ok');
  });
});
