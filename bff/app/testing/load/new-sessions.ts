import { DataSource } from 'typeorm';
import { UsersRepository } from '@portal/bff-access/auth/accounts/users.repository';
import { SessionStarter } from '@portal/bff-access/auth/sessions/session-starter';
import { asSystem } from '@portal/bff-platform/request/acting';
import { startApi } from '../api';

/**
 * Signs in new clients with verified addresses, without passwords, because hashing would take most of the time.
 * @returns their access tokens
 */
export async function newSessions(databaseUrl: string, howMany: number): Promise<string[]> {
  const api = await startApi({}, databaseUrl);
  const people = await api.make.user.many(howMany, () => ({}));
  const [users, starter] = [api.get(UsersRepository), api.get(SessionStarter)];
  const tokens: string[] = [];
  for (const { id } of people)
    await asSystem(async () => {
      const user = await users.findById(id);
      if (!user) throw new Error('a client is gone');
      const { session } = await api.get(DataSource).transaction((transaction) => starter.start(transaction, user));
      tokens.push(session.access_token);
    });
  await api.stop();
  return tokens;
}
