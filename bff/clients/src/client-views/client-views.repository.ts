import { Injectable } from '@nestjs/common';
import type { ClientViewsBody } from '@portal/domain/clients/client-views.dto';
import { DataSource } from 'typeorm';
import { ClientViewEntity } from './client-view.entity';

@Injectable()
export class ClientViewsRepository {
  constructor(private readonly database: DataSource) {}

  find(preparer_id: string): Promise<ClientViewEntity | null> {
    return this.database.manager.findOneBy(ClientViewEntity, { preparer_id });
  }

  /** @returns false if the stored version differs */
  async replace(preparer_id: string, { views, version }: ClientViewsBody): Promise<boolean> {
    const { manager } = this.database;
    if (version === 0) {
      const insert = manager.createQueryBuilder().insert().into(ClientViewEntity).values({ preparer_id, views });
      const inserted = await insert.orIgnore().returning('version').execute();
      return (inserted.raw as unknown[]).length > 0;
    }
    const next = { views, version: version + 1, updated_at: () => 'now()' };
    return (await manager.update(ClientViewEntity, { preparer_id, version }, next)).affected === 1;
  }
}
