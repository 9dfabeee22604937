import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type {
  MessageTemplate,
  MessageTemplateBody,
  UpdateMessageTemplate,
} from '@portal/domain/message-templates/message-templates.dto';
import { templateLimits } from '@portal/domain/message-templates/message-templates.limits';
import type {} from '@portal/domain/message-templates/message-templates.messages';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { codeOf } from '@portal/bff-platform/database/error-code';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { MessageTemplatesRepository } from './message-templates.repository';

/** The office's texts for messages to clients. */
@Injectable()
export class MessageTemplatesService {
  constructor(
    private readonly database: DataSource,
    private readonly templates: MessageTemplatesRepository,
    private readonly audit: AuditService,
  ) {}

  list(request: PageRequest): Promise<Page<MessageTemplate>> {
    return this.templates.list(request);
  }

  /** @throws ProblemError already_exists if the name is taken; invalid_input; conflict if there are too many */
  create(actor: Actor, template: MessageTemplateBody): Promise<MessageTemplate> {
    return this.write(actor, 'template.create', async (transaction) => {
      const id = uuidv7();
      await this.templates.insert(transaction, { ...template, id });
      const { templates: max } = templateLimits;
      if ((await this.templates.count(transaction)) > max)
        throw new ProblemError('conflict', message('messageTemplates.tooMany', { max }));
      return id;
    });
  }

  /** @throws ProblemError not_found; stale_version with the current version; already_exists; invalid_input */
  update(actor: Actor, id: string, { version, ...template }: UpdateMessageTemplate): Promise<MessageTemplate> {
    return this.write(actor, 'template.update', async (transaction) => {
      const current = await this.templates.lockVersion(transaction, id);
      if (current === undefined) throw new ProblemError('not_found');
      if (version !== undefined && version !== current)
        throw new ProblemError('stale_version', message('messageTemplates.changedMeanwhile'), { version: current });
      await this.templates.update(transaction, id, template);
      return id;
    });
  }

  /** @throws ProblemError not_found */
  remove(actor: Actor, id: string): Promise<void> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.templates.remove(transaction, id))) throw new ProblemError('not_found');
      await this.record(transaction, actor, 'template.delete', id);
    });
  }

  private write(
    actor: Actor,
    action: AuditAction,
    change: (transaction: EntityManager) => Promise<string>,
  ): Promise<MessageTemplate> {
    return this.database.transaction(async (transaction) => {
      const id = await change(transaction).catch(asFieldError);
      const template = await this.templates.find(transaction, id);
      if (!template) throw new ProblemError('not_found');
      await this.record(transaction, actor, action, id);
      return template;
    });
  }

  private record(transaction: EntityManager, actor: Actor, action: AuditAction, object_id: string): Promise<void> {
    return this.audit.record({ action, actor, object_type: 'message_template', object_id }, transaction);
  }
}

/** The database decides, so that two admins cannot take a name at the same moment. */
function asFieldError(error: unknown): never {
  const refuse = (
    code: 'already_exists' | 'invalid_input',
    field: string,
    detail: ReturnType<typeof message>,
  ): never => {
    throw new ProblemError(code, detail, { errors: [{ field, detail }] });
  };
  if (codeOf(error) === '23505') refuse('already_exists', 'name', message('messageTemplates.nameTaken'));
  if (codeOf(error) === '23503') refuse('invalid_input', 'office_id', message('messageTemplates.noSuchOffice'));
  throw error;
}
