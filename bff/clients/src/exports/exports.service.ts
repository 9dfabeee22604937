import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { exportFileName } from '@portal/domain/exports/export-file-name';
import type { ExportFormat, ExportList } from '@portal/domain/exports/exports.dto';
import type {} from '@portal/domain/exports/exports.messages';
import { message, type PlainMessageId, type Translate } from '@portal/domain/i18n/message';
import { listLimits } from '@portal/domain/contract/limits';
import { SessionsService } from '@portal/bff-access/auth/sessions/sessions.service';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { requestTranslate } from '@portal/bff-platform/messages/translate';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { writeCsv } from './csv.writer';
import type { Cell, ExportTable } from './export-table';
import { writeXlsx } from './xlsx.writer';

export interface ExportColumn<Row> {
  title: PlainMessageId;
  /** The value as the screen shows it; a boolean is written as yes or no. */
  cell: (row: Row, t: Translate) => Cell | boolean;
  /** Values are dollars. */
  amount?: true;
}

export interface ExportRequest<Row> {
  list: ExportList;
  format: ExportFormat;
  /** Named in the file's name; undefined for an office with one season. */
  tax_year?: number | undefined;
  /** Names of the active filters, without their values, which may contain people's names. */
  narrowedBy: readonly string[];
  columns: readonly ExportColumn<Row>[];
  /** The same query that the screen uses. */
  page: (request: PageRequest) => Promise<Page<Row>>;
}

export interface ExportFile {
  stream: Readable;
  type: string;
  filename: string;
  total: number;
  more: boolean;
}

/** Concurrent exports per server; each keeps the database busy. */
const mostAtOnce = 3;

const kinds = {
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

/** Exports lists as files. Reads pages while writing the file, and audits the start and the end. */
@Injectable()
export class ExportsService {
  private running = 0;

  constructor(
    private readonly audit: AuditService,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws ProblemError throttled while too many others are running */
  async export<Row>(actor: Actor, request: ExportRequest<Row>): Promise<ExportFile> {
    if (this.running >= mostAtOnce) throw new ProblemError('throttled', message('exports.busy'), { retry_after: 10 });
    // Reserve the slot before the first await, so that concurrent calls see it.
    this.running += 1;
    try {
      return await this.begin(actor, request);
    } catch (error) {
      this.running -= 1;
      throw error;
    }
  }

  private async begin<Row>(actor: Actor, request: ExportRequest<Row>): Promise<ExportFile> {
    const { list, format, tax_year, narrowedBy, columns } = request;
    const first = await request.page({ limit: listLimits.most });
    const details = { list, format, narrowed_by: narrowedBy.join(' ') };
    // If the start cannot be audited, nothing is exported.
    await this.audit.record({ action: 'export.start', actor, details });
    const t = requestTranslate();
    const words = { yes: t('exports.yes'), no: t('exports.no') };
    let rows = 0;
    const assertOpen = () => this.sessions.assertOpen(actor.session_id);
    const parts = async function* () {
      for (let page = first; ;) {
        rows += page.items.length;
        yield page.items.map((row) => columns.map(({ cell }) => cellOf(cell(row, t), words)));
        if (page.next === undefined) return;
        // Abort the file if the admin has signed out or been disabled in the meantime.
        await assertOpen();
        page = await request.page({ limit: listLimits.most, cursor: page.next, uncounted: true });
      }
    };
    const table: ExportTable = {
      titles: columns.map(({ title }) => t(title)),
      amounts: new Set(columns.flatMap(({ amount }, at) => (amount ? [at] : []))),
      parts: parts(),
    };
    const { write, type } = kinds[format];
    const finish = (outcome: 'ok' | 'failed') =>
      // It is too late to tell the client that auditing failed; `export.start` remains in the log.
      this.audit
        .record({ action: 'export.finish', actor, outcome, details: { ...details, rows } })
        .catch(() => undefined);
    // Audit before the file ends, so that a complete file always has an entry in the log.
    const stream = new PassThrough({ flush: (done) => void finish('ok').then(() => done()) });
    pipeline(write(table), stream, (broken) => {
      this.running -= 1;
      if (broken) void finish('failed');
    });
    return { stream, type, filename: exportFileName(list, format, tax_year), total: first.total, more: first.more };
  }
}

const cellOf = (value: Cell | boolean, words: { yes: string; no: string }): Cell =>
  typeof value === 'boolean' ? (value ? words.yes : words.no) : value;
