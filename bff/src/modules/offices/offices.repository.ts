import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OfficeEntity } from './office.entity';

/** An office has few places; more than these are no list that anybody reads. */
const mostOffices = 1000;

@Injectable()
export class OfficesRepository {
  constructor(private readonly database: DataSource) {}

  list(): Promise<OfficeEntity[]> {
    return this.database.manager.find(OfficeEntity, { order: { name: 'ASC', id: 'ASC' }, take: mostOffices });
  }

  findById(id: string): Promise<OfficeEntity | null> {
    return this.database.manager.findOneBy(OfficeEntity, { id });
  }
}
