import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersRepository } from '@portal/bff-access/auth/accounts/users.repository';
import { SessionStarter } from '@portal/bff-access/auth/sessions/session-starter';

/** A client and their preparer, signed in. */
interface Pair {
  client: { id: string; token: string };
  preparer: { id: string; token: string };
}

/** Signs in `howMany` clients and their preparers without passwords, because hashing would dominate the benchmark. */
export async function startPairs(app: INestApplicationContext, howMany: number): Promise<Pair[]> {
  const database = app.get(DataSource);
  const [users, starter] = [app.get(UsersRepository), app.get(SessionStarter)];
  const tokens = new Map<string, string>();
  const signIn = async (id: string) => {
    const known = tokens.get(id);
    if (known !== undefined) return { id, token: known };
    const user = await users.findById(id);
    if (!user) throw new Error('an assigned person is gone');
    const { session } = await database.transaction((transaction) => starter.start(transaction, user));
    tokens.set(id, session.access_token);
    return { id, token: session.access_token };
  };
  const assigned = await database.query<{ client_id: string; preparer_id: string }[]>(
    'SELECT client_id, preparer_id FROM assignments ORDER BY client_id LIMIT $1',
    [howMany],
  );
  const pairs: Pair[] = [];
  for (const { client_id, preparer_id } of assigned)
    pairs.push({ client: await signIn(client_id), preparer: await signIn(preparer_id) });
  return pairs;
}
