import { Injectable } from '@nestjs/common';
import type {
  DirectoryChoices,
  DirectoryQuery,
  PreparerInfo,
  PreparerRow,
  PreparerSearch,
} from '@portal/domain/preparers/preparers.dto';
import { preparerLimits, spokenLanguages } from '@portal/domain/preparers/preparers.limits';
import type {} from '@portal/domain/preparers/preparers.messages';
import { message } from '@portal/domain/i18n/message';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { presentPreparer, presentPreparerInfo } from './preparer.presenter';
import { PreparersRepository } from './preparers.repository';

@Injectable()
export class PreparersService {
  constructor(private readonly preparers: PreparersRepository) {}

  async list(request: PreparerSearch & PageRequest): Promise<Page<PreparerRow>> {
    return (await this.preparers.search(request, request)).map(presentPreparer);
  }

  async listPublic(query: DirectoryQuery & PageRequest): Promise<Page<PreparerRow>> {
    const found = query.featured ? await this.preparers.listFeatured() : await this.preparers.search(query, query);
    return found.map(presentPreparer);
  }

  /** Returns the languages and specialties that the directory can be filtered by. */
  async listChoices(): Promise<DirectoryChoices> {
    const [languages, specialties] = await Promise.all([
      this.preparers.listOffered('languages', spokenLanguages.length),
      this.preparers.listOffered('specialties', preparerLimits.offeredSpecialties),
    ]);
    return { languages, specialties };
  }

  /** @throws ProblemError not_found, including for a pending preparer */
  async readByAddress(address: string): Promise<PreparerInfo> {
    const found = await this.preparers.findByAddress(address.trim());
    if (!found) throw new ProblemError('not_found', message('preparers.noSuchCode'));
    return presentPreparerInfo(found);
  }
}
