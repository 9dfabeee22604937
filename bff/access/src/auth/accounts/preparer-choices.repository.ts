import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { PreparerChoiceEntity } from './preparer-choice.entity';
import { isApprovedPreparer, PreparerProfileEntity } from './preparer-profile.entity';
import { UserEntity } from './user.entity';

/**
 * Preparers chosen by clients who have none yet. Defined here rather than with assignments, because registration writes
 * them.
 */
@Injectable()
export class PreparerChoicesRepository {
  /** @returns undefined if no approved preparer has the code */
  async findPreparerId(manager: EntityManager, code: string): Promise<string | undefined> {
    const preparer_code = code.trim().toUpperCase();
    const preparer = await PlainQuery.from(manager, PreparerProfileEntity, 'profile', ['user_id'])
      .innerJoin(UserEntity, 'account', 'account.id = profile.user_id', [])
      .where(isApprovedPreparer)
      .where('profile.preparer_code = :preparer_code', { preparer_code })
      .getOne();
    return preparer?.user_id;
  }

  find(manager: EntityManager, client_id: string) {
    return PlainQuery.from(manager, PreparerChoiceEntity, 'choice', [])
      .innerJoin(UserEntity, 'account', 'account.id = choice.preparer_id', ['id', 'first_name', 'last_name'])
      .innerJoin(PreparerProfileEntity, 'profile', 'profile.user_id = account.id', ['preparer_code'])
      .flag('available', isApprovedPreparer)
      .where('choice.client_id = :client_id', { client_id })
      .getOne();
  }

  async replace(
    manager: EntityManager,
    choice: Pick<PreparerChoiceEntity, 'client_id' | 'preparer_id'>,
  ): Promise<void> {
    await manager.upsert(PreparerChoiceEntity, { ...choice, chosen_at: () => 'now()' }, ['client_id']);
  }

  async remove(manager: EntityManager, client_ids: readonly string[]): Promise<void> {
    await manager.delete(PreparerChoiceEntity, { client_id: In([...client_ids]) });
  }
}
