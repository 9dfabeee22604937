import { run } from '../process/run.mjs';

/** PostgreSQL refuses to run as root, so an identity describes how to run a command as another user. */
export interface Identity {
  /** Name shown in messages. */
  name: string;
  /** Words to put before the command. */
  prefix: readonly string[];
  /** Options for `spawn`. */
  spawn: { uid?: number; gid?: number };
  /** Required owner of the data, if not the current user. */
  owner: { uid: number; gid: number } | undefined;
}

const myself: Identity = { name: 'this user', prefix: [], spawn: {}, owner: undefined };

/**
 * Returns the identities to try, best first. As root: (1) the system's `postgres` user, created if missing; (2) if that
 * user cannot enter the project's folders (a home directory with mode 700), a user namespace in which root is user
 * 1000; (3) if namespaces are forbidden (many containers), the `postgres` user with only the capability to enter closed
 * folders.
 * @param uid of this process
 */
async function identities(uid: number | undefined = process.getuid?.()): Promise<Identity[]> {
  if (uid !== 0) return [myself];
  const ids = await postgresUser();
  const mapped: Identity = {
    name: 'a user name space',
    prefix: ['unshare', '-U', '--map-user=1000', '--map-group=1000'],
    spawn: {},
    owner: { uid: 0, gid: 0 },
  };
  if (!ids) return [mapped];
  const passing = [
    'setpriv',
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    // Without this bit, access(2) ignores the capabilities of a non-root process.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return [
    { name: 'the postgres user', prefix: [], spawn: ids, owner: ids },
    mapped,
    { name: 'the postgres user, passing closed folders', prefix: passing, spawn: {}, owner: ids },
  ];
}

async function postgresUser(): Promise<{ uid: number; gid: number } | undefined> {
  const known = await idsOfPostgres();
  if (known) return known;
  await run('groupadd', ['--system', 'postgres']);
  await run('useradd', ['--system', '--no-create-home', '--gid', 'postgres', 'postgres']);
  return idsOfPostgres();
}

async function idsOfPostgres() {
  const [user, group] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  if (user.code !== 0 || group.code !== 0) return undefined;
  return { uid: Number(user.stdout), gid: Number(group.stdout) };
}

/** Runs a command as another user. */
export function runAs(identity: Identity, command: string, args: readonly string[]) {
  const [first = command, ...rest] = [...identity.prefix, command, ...args];
  // Keeps the server's messages in English on every machine.
  const env = { ...process.env, LC_ALL: 'C' };
  return run(first, rest, { ...identity.spawn, env, cwd: '/' });
}

/** Returns the first identity that can run the server's program and enter the data folder. */
export async function usableIdentity({ postgres, dir }: { postgres: string; dir: string }): Promise<Identity> {
  const tried = [];
  const [first = myself, ...others] = await identities();
  if (first === myself) return myself;
  for (const identity of [first, ...others]) {
    const version = await runAs(identity, postgres, ['--version']);
    const entered = version.code === 0 ? await runAs(identity, 'test', ['-x', dir]) : version;
    if (entered.code === 0) return identity;
    tried.push(`  as ${identity.name}: ${(entered.stderr || 'cannot enter the data folder').trim()}`);
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can run it here:\n${tried.join('\n')}\n` +
      'Start as an ordinary user, set DATABASE_URL to your own server, or move the project to a folder that other users can open.',
  );
}
