import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SeasonEntity } from './season.entity';

@Injectable()
export class SeasonsRepository {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  list(): Promise<SeasonEntity[]> {
    return this.database.manager.find(SeasonEntity, { order: { tax_year: 'DESC' } });
  }
}
