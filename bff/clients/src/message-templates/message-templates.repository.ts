import { Injectable } from '@nestjs/common';
import type { MessageTemplateBody } from '@portal/domain/message-templates/message-templates.dto';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { OfficeEntity } from '@portal/bff-office/offices/office.entity';
import { paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { MessageTemplateEntity } from './message-template.entity';

const columns = ['id', 'name', 'office_id', 'text', 'text_es', 'version'] as const;
export type StoredTemplate = Pick<MessageTemplateEntity, (typeof columns)[number]>;

const byName: Order = { entity: MessageTemplateEntity, alias: 'template', by: ['name'], direction: 'ASC' };

@Injectable()
export class MessageTemplatesRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns all templates, by name. */
  list(request: PageRequest): Promise<Page<StoredTemplate>> {
    return paginate(templates(this.database.manager), byName, request);
  }

  /** Returns the templates of the preparer's office and those of all offices, by name. */
  listFor(preparer_id: string, request: PageRequest): Promise<Page<StoredTemplate>> {
    const query = templates(this.database.manager);
    const office = query.builder
      .subQuery()
      .select('profile.office_id')
      .from(PreparerProfileEntity, 'profile')
      .where('profile.user_id = :preparer_id')
      .getQuery();
    const usable = query.where(`(template.office_id IS NULL OR template.office_id = ${office})`, { preparer_id });
    return paginate(usable, byName, request);
  }

  find(manager: EntityManager, id: string): Promise<StoredTemplate | undefined> {
    return templates(manager).where('template.id = :id', { id }).getOne();
  }

  /** Locks the template until the transaction ends. @returns its version */
  async lockVersion(manager: EntityManager, id: string): Promise<number | undefined> {
    const query = PlainQuery.from(manager, MessageTemplateEntity, 'template', ['version']);
    query.builder.setLock('for_no_key_update');
    return (await query.where('template.id = :id', { id }).getOne())?.version;
  }

  count(manager: EntityManager): Promise<number> {
    return manager.count(MessageTemplateEntity);
  }

  /** @throws a unique violation if the name is taken, a foreign key violation if there is no such office */
  async insert(manager: EntityManager, template: MessageTemplateBody & { id: string }): Promise<void> {
    await manager.insert(MessageTemplateEntity, template);
  }

  /** @throws a unique violation if the name is taken, a foreign key violation if there is no such office */
  async update(manager: EntityManager, id: string, template: MessageTemplateBody): Promise<void> {
    const stamp = { updated_at: () => 'now()', version: () => 'version + 1' };
    await manager.update(MessageTemplateEntity, { id }, { ...template, ...stamp });
  }

  /** @returns whether there was such a template */
  async remove(manager: EntityManager, id: string): Promise<boolean> {
    return (await manager.delete(MessageTemplateEntity, { id })).affected === 1;
  }

  /** Returns what the merge fields say about a client and a preparer. */
  findPeople(client_id: string, preparer_id: string) {
    return PlainQuery.from(this.database.manager, UserEntity, 'client', ['first_name', 'locale'])
      .innerJoin(UserEntity, 'preparer', 'preparer.id = :preparer_id', [])
      .text('preparer_name', `preparer.first_name || ' ' || preparer.last_name`)
      .leftJoin(PreparerProfileEntity, 'profile', 'profile.user_id = preparer.id', [])
      .leftJoin(OfficeEntity, 'office', 'office.id = profile.office_id', [])
      .column('office_name', 'office.name')
      .where('client.id = :client_id', { client_id, preparer_id })
      .getOne();
  }
}

const templates = (manager: EntityManager) => PlainQuery.from(manager, MessageTemplateEntity, 'template', columns);
