import { Injectable } from '@nestjs/common';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import type { Page, PageRequest } from '../../database/pagination';
import { presentPreparer } from './preparer.presenter';
import { PreparersRepository } from './preparers.repository';

@Injectable()
export class PreparersService {
  constructor(private readonly preparers: PreparersRepository) {}

  async list(request: PageRequest): Promise<Page<PreparerRow>> {
    return (await this.preparers.list(request)).map(presentPreparer);
  }
}
