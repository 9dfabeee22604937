import { chownSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run, runOrThrow } from '../../tools/process/run.mjs';
import type { Cluster } from './cluster/cluster';
import type { DatabaseCluster, PodTemplate, Service } from './cluster/objects';
import { podman, type Pod } from './cluster/pod';
import { postgresImage } from './images';
import { cgroup } from './storage';

/** User of PostgreSQL in its image. */
const user = 70;
const labels = { 'cnpg.io/cluster': 'portal-db' };

/** The service that the operator creates. */
export const databaseService: Service = {
  kind: 'Service',
  metadata: { name: 'portal-db-rw' },
  spec: { selector: labels, ports: [{ port: 5432, targetPort: 'postgres' }] },
};

/** Plays the operator: creates the server and the roles as the object Cluster asks for, and archives its log. */
export class Database {
  private pod: Pod | undefined;
  private starts = 0;

  private constructor(
    private readonly folder: string,
    private readonly spec: DatabaseCluster['spec'],
  ) {}

  /** Creates an empty server and its certificate. */
  static async create(folder: string, { spec }: DatabaseCluster): Promise<Database> {
    for (const name of ['data', 'tls', 'backup', 'backup/wal', 'backup/base', 'backup/documents']) {
      mkdirSync(join(folder, name), { recursive: true });
      chownSync(join(folder, name), user, user);
    }
    const database = new Database(folder, spec);
    const subject = ['-subj', '/CN=portal-db-rw', '-addext', 'subjectAltName=DNS:portal-db-rw'];
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-keyout', 'tls/server.key'];
    await runOrThrow('openssl', ['req', '-x509', '-days', '2', ...key, '-out', 'tls/server.crt', ...subject], {
      cwd: folder,
    });
    const rules = ['local all all trust', 'local replication all trust', ...spec.postgresql.pg_hba];
    writeFileSync(join(folder, 'tls/pg_hba.conf'), `${rules.join('\n')}\n`);
    for (const file of ['server.key', 'server.crt', 'pg_hba.conf']) chownSync(join(folder, 'tls', file), user, user);
    const { encoding, localeProvider, builtinLocale } = spec.bootstrap.initdb;
    const locale = ['--locale=C', `--locale-provider=${localeProvider}`, `--builtin-locale=${builtinLocale}`];
    await database.tool('initdb', '--username=postgres', `--encoding=${encoding}`, ...locale, '--data-checksums');
    return database;
  }

  get postgres(): Pod {
    if (!this.pod) throw new Error('PostgreSQL is not running.');
    return this.pod;
  }

  get authority(): string {
    return readFileSync(join(this.folder, 'tls/server.crt'), 'utf8');
  }

  async start(cluster: Cluster): Promise<void> {
    this.starts += 1;
    const parameters = {
      ...this.spec.postgresql.parameters,
      listen_addresses: '*',
      hba_file: '/tls/pg_hba.conf',
      ssl: 'on',
      ssl_cert_file: '/tls/server.crt',
      ssl_key_file: '/tls/server.key',
      archive_mode: 'on',
      archive_command: '/opt/backup/archive.sh %p %f /backup/wal',
    };
    const command = ['postgres', ...Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    // A fast shutdown, as the operator does it.
    const options = ['--stop-signal', 'SIGINT', ...this.volumes()];
    this.pod = await cluster.run(`postgres-${this.starts}`, template(command), ...options);
    this.pod.isReady = true;
    for (let attempt = 0; !(await this.answers()); attempt += 1) {
      if (attempt > 60) throw new Error(`PostgreSQL does not start:\n${await this.pod.logs()}`);
      await pause(500);
    }
  }

  /** Whether it takes writes: after a restore, all of the log is replayed. */
  private async answers(): Promise<boolean> {
    const question = ['psql', '--username=postgres', '-Atc', 'SELECT pg_is_in_recovery()'];
    const { code, stdout } = await run('podman', ['exec', this.pod?.name ?? '', ...question]);
    return code === 0 && stdout.trim() === 'f';
  }

  async createRoles(passwords: { owner: string; service: string }): Promise<void> {
    const { database, owner } = this.spec.bootstrap.initdb;
    await this.sql(`CREATE ROLE ${owner} LOGIN PASSWORD '${passwords.owner}'`, 'postgres');
    for (const { name, login, inRoles = [] } of this.spec.managed.roles) {
      const how = login ? `LOGIN PASSWORD '${passwords.service}'` : 'NOLOGIN';
      if (name !== owner) await this.sql(`CREATE ROLE ${name} ${how}`, 'postgres');
      for (const role of inRoles) await this.sql(`GRANT ${role} TO ${name}`, 'postgres');
    }
    await this.sql(`CREATE DATABASE ${database} OWNER ${owner}`, 'postgres');
  }

  async sql(statement: string, database = 'portal'): Promise<string> {
    const options = ['--username=postgres', `--dbname=${database}`, '-v', 'ON_ERROR_STOP=1', '-Atc', statement];
    return (await this.postgres.exec('psql', ...options)).trim();
  }

  /** Takes a base backup as the service `backup` of compose does. */
  async backUp(): Promise<void> {
    await this.postgres.exec('env', 'PGUSER=postgres', '/opt/backup/nightly.sh', '/backup', '/documents', '35');
  }

  /** Moves the data away, and restores them to a time from the base backup and the archived log. */
  async restore(cluster: Cluster, time: string): Promise<void> {
    await cluster.remove(this.postgres);
    renameSync(join(this.folder, 'data'), join(this.folder, 'damaged'));
    mkdirSync(join(this.folder, 'data'));
    chownSync(join(this.folder, 'data'), user, user);
    await this.tool('/opt/backup/restore.sh', '/backup', time);
    await this.start(cluster);
  }

  /** Runs a program on the files of the server while it is stopped. */
  private async tool(...command: string[]): Promise<void> {
    const options = ['--network', 'none', '--user', `${user}:${user}`, '--ulimit', 'nofile=1024:1024'];
    const limits = ['--ulimit', 'nproc=4096:4096', '--cgroup-parent', cgroup, '--env', 'PGDATA=/data/pgdata'];
    await podman('run', '--rm', ...options, ...limits, ...this.volumes(), postgresImage, ...command);
  }

  private volumes(): string[] {
    return ['data', 'tls', 'backup'].flatMap((name) => ['--volume', `${join(this.folder, name)}:/${name}`]);
  }
}

/** The pod that the operator creates; `restricted`, like all others. */
function template(command: string[]): PodTemplate {
  const volumes = ['run', 'tmp'].map((name) => ({ name, emptyDir: { sizeLimit: '64Mi' } }));
  return {
    metadata: { labels },
    spec: {
      securityContext: { runAsUser: user, runAsGroup: user, seccompProfile: { type: 'RuntimeDefault' } },
      volumes,
      containers: [
        {
          image: postgresImage,
          command,
          ports: [{ name: 'postgres', containerPort: 5432 }],
          env: [{ name: 'PGDATA', value: '/data/pgdata' }],
          resources: { limits: { memory: '1Gi' } },
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          volumeMounts: [
            { name: 'run', mountPath: '/var/run/postgresql' },
            { name: 'tmp', mountPath: '/tmp' },
          ],
        },
      ],
    },
  };
}
