import { Injectable } from '@nestjs/common';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import type { Page, PageRequest } from '../../database/pagination';
import { PreparersRepository } from './preparers.repository';

@Injectable()
export class PreparersService {
  constructor(private readonly preparers: PreparersRepository) {}

  list(request: PageRequest): Promise<Page<PreparerRow>> {
    return this.preparers.list(request);
  }
}
