import { Injectable } from '@nestjs/common';
import { defaultLocale } from '@portal/domain/i18n/locales';
import { fillTemplate } from '@portal/domain/message-templates/fill-template';
import type { FilledTemplate } from '@portal/domain/message-templates/message-templates.dto';
import { DataSource } from 'typeorm';
import { assignedClientId } from '@portal/bff-access/client-access';
import { Env } from '@portal/bff-platform/config/env';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { currentRequest, requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { MessageTemplatesRepository } from './message-templates.repository';
import { OpenPapersRepository } from './open-papers.repository';

/** Templates with the values of one client, in the client's language. */
@Injectable()
export class FilledTemplatesService {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly templates: MessageTemplatesRepository,
    private readonly papers: OpenPapersRepository,
  ) {}

  /** @throws ProblemError not_found for a client who is not assigned to the preparer */
  async list(actor: Actor, clientId: string, request: PageRequest): Promise<Page<FilledTemplate>> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    const people = await this.templates.findPeople(client, actor.id);
    if (!people) throw new ProblemError('not_found');
    const values = {
      first_name: people.first_name,
      preparer: people.preparer_name,
      office: people.office_name ?? '',
      open_papers: String(await this.papers.count(client, requestedTaxYear())),
      link: `${this.env.PUBLIC_ORIGIN ?? currentRequest()?.origin ?? ''}/documents`,
    };
    const isSpanish = (people.locale ?? defaultLocale) === 'es';
    return (await this.templates.listFor(actor.id, request)).map(({ id, name, text, text_es }) => ({
      id,
      name,
      text: fillTemplate(isSpanish ? text_es : text, values),
    }));
  }
}
