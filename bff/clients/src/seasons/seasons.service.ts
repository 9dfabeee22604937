import { Injectable } from '@nestjs/common';
import type { SeasonList } from '@portal/domain/seasons/seasons.dto';
import { ownClientId } from '@portal/bff-access/client-access';
import { SeasonsRepository } from '@portal/bff-platform/seasons/seasons.repository';
import type { Actor } from '@portal/bff-platform/request/actor';
import { presentSeasons } from './season.presenter';
import { YearsOfClientRepository } from './years-of-client.repository';

/** Lists the office's tax years for the people who work with them. */
@Injectable()
export class SeasonsService {
  constructor(
    private readonly stored: SeasonsRepository,
    private readonly years: YearsOfClientRepository,
  ) {}

  async list(actor: Actor): Promise<SeasonList> {
    const seasons = await this.stored.list();
    if (actor.role !== 'client') return { seasons: presentSeasons(seasons) };
    return { seasons: presentSeasons(seasons, await this.years.find(ownClientId(actor))) };
  }
}
