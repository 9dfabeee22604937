import { Injectable } from '@nestjs/common';
import type { KeptListFilters, ListFilters } from '@portal/domain/list-filters/list-filters.dto';
import { DataSource } from 'typeorm';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ListFiltersEntity } from './list-filters.entity';

/** The filters that the caller used last, per list. */
@Injectable()
export class ListFiltersService {
  constructor(private readonly database: DataSource) {}

  async find({ id }: Actor): Promise<KeptListFilters> {
    const rows = await this.database.manager.find(ListFiltersEntity, {
      where: { user_id: id },
      order: { list: 'ASC' },
    });
    return { lists: rows.map(({ list, filters }) => ({ ...filters, list })) };
  }

  /** Has no version: of two windows, the one that was filtered last is right. */
  async keep(actor: Actor, { list, ...filters }: ListFilters): Promise<KeptListFilters> {
    const row = { user_id: actor.id, list, filters, updated_at: () => 'now()' };
    await this.database.manager.upsert(ListFiltersEntity, row, ['user_id', 'list']);
    return this.find(actor);
  }
}
