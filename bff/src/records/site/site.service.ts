import { Injectable } from '@nestjs/common';
import type { Site } from '@portal/domain/site/site.dto';
import { DataSource } from 'typeorm';
import { SiteSettingsEntity } from './site-settings.entity';

@Injectable()
export class SiteService {
  constructor(private readonly database: DataSource) {}

  /** The row is there from the first migration on. */
  async read(): Promise<Site> {
    const { name, phone, email, founded_year, accent_colour } = await this.database.manager.findOneByOrFail(
      SiteSettingsEntity,
      { id: 1 },
    );
    return { name, phone, email, founded_year, accent_colour };
  }
}
