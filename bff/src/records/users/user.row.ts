import type { AccountStatus } from '@portal/domain/account/account.dto';
import type { Role } from '@portal/domain/contract/who';
import type { Querier } from '../../database/querier';

/** An account as it is stored, with the code of its preparer profile. */
export interface UserRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: Role;
  status: AccountStatus;
  password_hash: string;
  pin_hash: string | null;
  password_expires_at: Date | null;
  must_change_password: boolean;
  created_at: Date;
  preparer_code: string | null;
}

const columns = `u.id, u.email, u.first_name, u.last_name, u.phone, u.role, u.status, u.password_hash, u.pin_hash,
  u.password_expires_at, u.must_change_password, u.created_at, p.preparer_code`;

async function findUser(database: Querier, where: string, value: string): Promise<UserRow | undefined> {
  const [row]: UserRow[] = await database.query(
    `SELECT ${columns} FROM users u LEFT JOIN preparer_profiles p ON p.user_id = u.id
     WHERE ${where} AND u.deleted_at IS NULL`,
    [value],
  );
  return row;
}

export const findUserByEmail = (database: Querier, email: string): Promise<UserRow | undefined> =>
  findUser(database, 'u.email = $1', email.toLowerCase());

export const findUserById = (database: Querier, id: string): Promise<UserRow | undefined> =>
  findUser(database, 'u.id = $1', id);
