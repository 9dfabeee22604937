import { Injectable } from '@nestjs/common';
import type { ClientViews, ClientViewsBody } from '@portal/domain/clients/client-views.dto';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ClientViewsRepository } from './client-views.repository';

/** A preparer's saved views of their client list. */
@Injectable()
export class ClientViewsService {
  constructor(private readonly repository: ClientViewsRepository) {}

  async find({ id }: Actor): Promise<ClientViews> {
    const { views = [], version = 0 } = (await this.repository.find(id)) ?? {};
    return { views, version };
  }

  /** @throws ProblemError stale_version if the views were changed elsewhere in the meantime */
  async replace(actor: Actor, body: ClientViewsBody): Promise<ClientViews> {
    const isStored = await this.repository.replace(actor.id, body);
    const stored = await this.find(actor);
    if (!isStored) throw new ProblemError('stale_version', undefined, { version: stored.version });
    return stored;
  }
}
