import type { Person } from './people';
import type { Api } from './server';

/** Returns the audit rows of an action on an object, oldest first. */
export const auditOf = (api: Api, object_id: string, action: string) =>
  api.query<{ outcome: string; details: object }>(
    'SELECT outcome, details FROM audit_log WHERE action = $2 AND object_id = $1 ORDER BY id',
    [object_id, action],
  );

/** Returns the kinds of the emails to a person, oldest first. */
export async function mailsTo(api: Api, { email }: Pick<Person, 'email'>): Promise<string[]> {
  const sent = await api.query<{ kind: string }>('SELECT kind FROM mails WHERE lower(recipient) = $1 ORDER BY id', [
    email,
  ]);
  return sent.map(({ kind }) => kind);
}
