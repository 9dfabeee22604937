import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SiteSettingsEntity } from './site-settings.entity';

@Injectable()
export class SiteRepository {
  constructor(private readonly database: DataSource) {}

  /** The row is there from the first migration on. */
  read(): Promise<SiteSettingsEntity> {
    return this.database.manager.findOneByOrFail(SiteSettingsEntity, { id: 1 });
  }
}
