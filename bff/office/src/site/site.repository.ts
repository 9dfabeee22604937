import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { SiteSettingsEntity } from './site-settings.entity';

const stamp = { updated_at: () => 'now()', version: () => 'version + 1' };

type LogoColumn = 'logo' | 'logo_key' | 'logo_type' | 'logo_width' | 'logo_height';
export type LogoChange = Pick<SiteSettingsEntity, LogoColumn>;
export type SiteChange = QueryDeepPartialEntity<
  Omit<SiteSettingsEntity, LogoColumn | 'id' | 'version' | 'created_at' | 'updated_at'>
>;

@Injectable()
export class SiteRepository {
  constructor(private readonly database: DataSource) {}

  /** The row always exists, because a migration inserts it. */
  read(manager = this.database.manager): Promise<SiteSettingsEntity> {
    return manager.findOneByOrFail(SiteSettingsEntity, { id: 1 });
  }

  /** Like `read`, but locks the row. */
  lock(manager: EntityManager): Promise<SiteSettingsEntity> {
    return manager.findOneOrFail(SiteSettingsEntity, { where: { id: 1 }, lock: { mode: 'for_no_key_update' } });
  }

  async update(manager: EntityManager, change: SiteChange): Promise<void> {
    await manager.update(SiteSettingsEntity, { id: 1 }, { ...change, ...stamp });
  }

  /** Returns the logo with this key, or null if it is not the current one. */
  async findLogo(logo_key: string): Promise<Buffer | null> {
    const select = { id: true, logo: true };
    const found = await this.database.manager.findOne(SiteSettingsEntity, { select, where: { logo_key } });
    return found?.logo ?? null;
  }

  /** Does not increment the version, so that someone who edits the settings at the same time gets no conflict. */
  async changeLogo(manager: EntityManager, logo: LogoChange): Promise<void> {
    await manager.update(SiteSettingsEntity, { id: 1 }, { ...logo, updated_at: stamp.updated_at });
  }

  /** Returns the featured preparers in the order of the home page. */
  async findFeatured(manager = this.database.manager): Promise<string[]> {
    const found = approved(manager).where('profile.featured_rank IS NOT NULL');
    found.builder.orderBy('profile.featured_rank', 'ASC');
    return (await found.getMany()).map(({ user_id }) => user_id);
  }

  /** Returns the given ids that belong to approved preparers. */
  async findApproved(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
    const found = await approved(manager)
      .where('profile.user_id::text = ANY(:ids)', { ids: [...ids] })
      .getMany();
    return found.map(({ user_id }) => user_id);
  }

  /** Ranks are unique, so clear all before assigning any. */
  async feature(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.update(PreparerProfileEntity, { featured_rank: Not(IsNull()) }, { featured_rank: null });
    for (const [at, user_id] of ids.entries())
      await manager.update(PreparerProfileEntity, { user_id }, { featured_rank: at + 1 });
  }
}

const approved = (manager: EntityManager) =>
  PlainQuery.from(manager, PreparerProfileEntity, 'profile', ['user_id']).innerJoin(
    UserEntity,
    'account',
    `account.id = profile.user_id AND account.status = 'active' AND account.deleted_at IS NULL`,
    [],
  );
