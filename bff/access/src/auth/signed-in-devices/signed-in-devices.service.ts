import { Injectable } from '@nestjs/common';
import type { SignedInDevice } from '@portal/domain/signed-in-devices/signed-in-devices.dto';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { SessionsRepository, type ListedSession } from '../sessions/sessions.repository';
import { deviceWords } from './device-words';

/** The caller's own sessions. */
@Injectable()
export class SignedInDevicesService {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly audit: AuditService,
  ) {}

  async list({ id, session_id }: Actor, request: PageRequest): Promise<Page<SignedInDevice>> {
    return (await this.sessions.listOfUser(id, request)).map((session) => present(session, session_id));
  }

  /** @throws ProblemError not_found for an ended session and one of someone else */
  async signOut(actor: Actor, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      if (!(await this.sessions.endOfUser(transaction, actor.id, id, 'signed_out_by_owner')))
        throw new ProblemError('not_found');
      await this.audit.record({ action: 'session.end', object_type: 'user', object_id: actor.id }, transaction);
    });
  }

  async signOutOthers(actor: Actor): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.sessions.endOthersOfUser(transaction, actor.id, actor.session_id, 'signed_out_by_owner');
      await this.audit.record({ action: 'session.end_others', object_type: 'user', object_id: actor.id }, transaction);
    });
  }
}

const present = ({ id, user_agent, created_at, last_seen_at }: ListedSession, current: string): SignedInDevice => ({
  id,
  current: id === current,
  ...deviceWords(user_agent),
  signed_in_at: created_at.toISOString(),
  last_used_at: last_seen_at.toISOString(),
});
