import { Injectable } from '@nestjs/common';
import type {} from '@portal/domain/assignments/assignments.messages';
import { message } from '@portal/domain/i18n/message';
import type { PreparerInfo, PreparerRow } from '@portal/domain/preparers/preparers.dto';
import type { Page, PageRequest } from '../../database/pagination';
import { ProblemError } from '../../platform/problem.error';
import { presentPreparer } from './preparer.presenter';
import { PreparersRepository } from './preparers.repository';

@Injectable()
export class PreparersService {
  constructor(private readonly preparers: PreparersRepository) {}

  async list(request: PageRequest): Promise<Page<PreparerRow>> {
    return (await this.preparers.list(request)).map(presentPreparer);
  }

  /** @throws ProblemError not_found for what leads to no approved preparer */
  async info(address: string): Promise<PreparerInfo> {
    const preparer = await this.preparers.findByAddress(address.trim());
    if (!preparer) throw new ProblemError('not_found', message('assignments.invalidCode'));
    const { first_name, last_name, preparer_code, email } = preparer;
    return { first_name, last_name, preparer_code, email };
  }
}
