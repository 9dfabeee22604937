import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Portal } from './portal';
import type { Call } from './traffic';

type Kind = Call['kind'];

export interface Fault {
  /** Also the name of its test. */
  name: string;
  inject: (portal: Portal) => unknown;
  heal: (portal: Portal) => unknown;
  /** Statuses that callers may get while it lasts, by kind of call; the others succeed or get 503. */
  answers: Partial<Record<Kind, readonly number[]>>;
  /** A status that some call of this kind must have got; otherwise the fault has not been injected. */
  seen?: readonly [Kind, number];
  /** Longest time until any answer, s. */
  within: number;
  /** Time between the fault and its end, ms. */
  lasts: number;
  /** Indexes of the replicas that it ends. */
  victims?: readonly number[];
}

const whole = { read: [200], write: [200], upload: [201] } as const;

/** Makes every insert into or update of a table fail like PostgreSQL does with a full disk. */
const refuseWrites = (table: string) => (portal: Portal) =>
  portal.ask(`CREATE FUNCTION refuse_writes() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER refuse_writes BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_writes()`);
const allowWrites = (portal: Portal) => portal.ask('DROP FUNCTION refuse_writes CASCADE');

/** Limits the size of the files that both replicas may write: the kernel then refuses to write a document (EFBIG). */
const limitFiles = (bytes: number | 'unlimited') => (portal: Portal) => {
  for (const { pid } of portal.replicas) execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
};

let locking: pg.Client | undefined;

async function lockForms(portal: Portal): Promise<void> {
  locking = new pg.Client(portal.postgres.url);
  locking.on('error', () => undefined);
  await locking.connect();
  await locking.query('BEGIN');
  await locking.query('LOCK TABLE intake_forms IN ACCESS EXCLUSIVE MODE');
}

async function restart(portal: Portal, at: number): Promise<void> {
  portal.replicas[at]?.signal('SIGTERM');
  await portal.replicas[at]?.exitCode();
  await portal.startReplica(at);
}

/** The faults of one replica, PostgreSQL, its disk, and the disk of the documents, by data. */
export const faults: readonly Fault[] = [
  {
    name: 'a replica is killed with SIGKILL',
    inject: (portal) => portal.replicas[0]?.signal('SIGKILL'),
    heal: (portal) => portal.startReplica(0),
    answers: { read: [200], write: [200, 503], upload: [201, 503] },
    within: 3,
    lasts: 3000,
    victims: [0],
  },
  {
    name: 'a replica is frozen with SIGSTOP',
    inject: (portal) => portal.replicas[0]?.signal('SIGSTOP'),
    heal: (portal) => portal.replicas[0]?.signal('SIGCONT'),
    answers: { read: [200], write: [200, 503], upload: [201, 503] },
    within: 5,
    lasts: 8000,
  },
  {
    name: 'both replicas are restarted in turn, twice',
    inject: async (portal) => {
      for (const at of [0, 1, 0, 1]) await restart(portal, at);
    },
    heal: () => undefined,
    answers: whole,
    within: 3,
    lasts: 500,
    victims: [0, 1],
  },
  {
    name: 'PostgreSQL is killed with SIGKILL',
    inject: (portal) => portal.postgres.kill(),
    heal: (portal) => portal.postgres.startAgain(),
    answers: {},
    seen: ['write', 503],
    within: 3,
    lasts: 2000,
  },
  {
    name: 'PostgreSQL is frozen with SIGSTOP',
    inject: (portal) => portal.postgres.freeze(),
    heal: (portal) => portal.postgres.thaw(),
    answers: {},
    seen: ['write', 503],
    within: 4,
    lasts: 6000,
  },
  {
    name: 'all database connections are terminated',
    inject: (portal) =>
      portal.ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'portal-service'`),
    heal: () => undefined,
    answers: {},
    within: 3,
    lasts: 1500,
  },
  {
    name: 'another session locks the forms',
    inject: lockForms,
    heal: () => locking?.end(),
    answers: {},
    seen: ['write', 503],
    within: 4,
    lasts: 4000,
  },
  {
    name: 'PostgreSQL has a full disk for the forms',
    inject: refuseWrites('intake_forms'),
    heal: allowWrites,
    answers: { read: [200], write: [200, 503], upload: [201] },
    seen: ['write', 503],
    within: 3,
    lasts: 2000,
  },
  {
    name: 'the audit log cannot be written',
    inject: refuseWrites('audit_log'),
    heal: allowWrites,
    answers: { read: [200], write: [200, 503], upload: [201, 503] },
    seen: ['upload', 503],
    within: 3,
    lasts: 2000,
  },
  {
    name: 'the disk of the documents is full',
    inject: limitFiles(20_000),
    heal: limitFiles('unlimited'),
    answers: { read: [200], write: [200], upload: [201, 507] },
    seen: ['upload', 507],
    within: 3,
    lasts: 2000,
  },
  {
    name: 'nothing reads the logs any more',
    inject: async (portal) => {
      for (const program of [...portal.replicas, portal.gateway]) program.closeOutput();
      await pause(1000);
    },
    heal: () => undefined,
    answers: whole,
    within: 3,
    lasts: 1000,
  },
];
