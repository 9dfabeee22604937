import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { eventClientSettingsOf } from '../database/data-source';
import { EventBus, type Notice } from './event-bus';

/** Channel of the database's triggers (migrations `notify-…`). */
const channel = 'portal_events';
/** Delay in ms before reconnecting. */
const retryAfter = 500;
/** Interval in ms of the connection check: a hanging connection raises no error. */
const checkInterval = 10_000;

// Triggers send these notifications (docs/database-rules.md): notify_of_events, notify_of_session_end,
// notify_of_assignments, notify_of_reassignments, notify_of_documents, notify_of_updated_documents,
// notify_of_office_change, notify_of_new_accounts, notify_of_changed_account,
// notify_of_seasons, notify_of_returns, notify_of_requests.
/** Receives PostgreSQL notifications (LISTEN) on a dedicated connection, which is replaced when lost. */
@Injectable()
export class PostgresEventBus extends EventBus implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PostgresEventBus.name);
  private readonly listeners: ((notice: Notice) => void)[] = [];
  private client?: pg.Client;
  private retry?: NodeJS.Timeout;
  private check?: NodeJS.Timeout;
  private stopped = false;
  private lost = false;

  constructor(private readonly database: DataSource) {
    super();
  }

  listen(listener: (notice: Notice) => void): void {
    this.listeners.push(listener);
  }

  /** Waits for the connection, so that the first stream misses no event. The database was reachable a moment ago. */
  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
    this.check = setInterval(() => void this.assertAlive(), checkInterval).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.check);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client(eventClientSettingsOf(this.database));
    client.on('notification', ({ payload }) => this.tell(noticeOf(payload ?? '')));
    client.once('error', (error) => this.replace(client, error));
    client.once('end', () => this.replace(client));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      if (this.lost) this.tell({ kind: 'missed' });
      this.lost = false;
    } catch (error) {
      this.replace(client, error);
    }
  }

  private async assertAlive(): Promise<void> {
    const { client } = this;
    await client?.query('SELECT 1').catch((error: unknown) => this.replace(client, error));
  }

  /** A lost connection may be reported more than once. */
  private replace(client: pg.Client, error?: unknown): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    this.lost = true;
    this.log.warn({ msg: 'lost the event connection', ...(error ? describeError(error) : {}) });
    client.removeAllListeners('notification').on('error', () => undefined);
    void client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), retryAfter).unref();
  }

  private tell(notice: Notice | undefined): void {
    if (notice) for (const listener of this.listeners) listener(notice);
  }
}

/** Returns undefined for notices from a later release. */
function noticeOf(payload: string): Notice | undefined {
  const [kind, ...ids] = payload.split(' ');
  switch (kind) {
    case 'events':
    case 'seasons':
      return { kind };
    case 'session_ended':
      return { kind, session_id: ids[0] ?? '' };
    case 'office':
      return { kind, noun: ids[0] ?? '' };
    case 'contacts':
    case 'documents':
    case 'return':
    case 'reassigned':
      return { kind, people: ids };
    default:
      return undefined;
  }
}
