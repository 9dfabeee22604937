import { Injectable } from '@nestjs/common';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { DataSource } from 'typeorm';
import { keysetPage, selectPlain, type KeysetPage, type Part } from '../../database/keyset';
import { PreparerProfileEntity } from './preparer-profile.entity';

const byName = { table: 'users', alias: 'account', by: ['last_name', 'first_name'], direction: 'ASC' } as const;

/** Approved and not gone: whoever is not, is in no list and reachable by no code. */
const isPublic = `account.role = 'preparer' AND account.status = 'active' AND account.deleted_at IS NULL`;

@Injectable()
export class PreparersService {
  constructor(private readonly database: DataSource) {}

  /** Approved preparers by last name. */
  list(part: Part): Promise<KeysetPage<PreparerRow>> {
    const query = this.database
      .createQueryBuilder()
      .from(PreparerProfileEntity, 'profile')
      .innerJoin('users', 'account', 'account.id = profile.user_id')
      .where(isPublic);
    selectPlain(query, 'account', ['id', 'first_name', 'last_name', 'email', 'phone']);
    selectPlain(query, 'profile', ['preparer_code']);
    return keysetPage<PreparerRow>(query, byName, part);
  }
}
