import { Injectable } from '@nestjs/common';
import type { Lead, LeadsQuery } from '@portal/domain/preferences/leads.dto';
import type { EntityManager } from 'typeorm';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService, type AuditEntry } from '@portal/bff-platform/audit/audit.service';
import { Encryption, officeKeyOwner, type OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { LeadsRepository, type LeadRow } from './leads.repository';
import { decryptWords } from './preferences.cipher';

/** Leads: people who sent a general intake without an account. */
@Injectable()
export class LeadsService {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly encryption: Encryption,
    private readonly audit: AuditService,
  ) {}

  async list(query: LeadsQuery & PageRequest): Promise<Page<Lead>> {
    const [found, cipher] = [await this.leads.search(query, query), await this.encryption.forOwner(officeKeyOwner)];
    return found.map((row) => presentLead(row, cipher));
  }

  /** @throws ProblemError not_found, including for the preferences of someone with an account */
  async read(id: string): Promise<Lead> {
    const row = await this.leads.findById(id);
    if (!row) throw new ProblemError('not_found');
    return presentLead(row, await this.encryption.forOwner(officeKeyOwner));
  }

  /**
   * Locks a lead for its handover. `done`: the preparer already has the lead, so that a repeated request changes
   * nothing.
   * @throws ProblemError not_found
   */
  async lock(transaction: EntityManager, id: string, preparer_id: string) {
    const row = await this.leads.lock(transaction, id);
    if (!row) throw new ProblemError('not_found');
    return { client_id: row.client_id, done: row.handed_to === preparer_id && row.preparer_id === preparer_id };
  }

  async assign(transaction: EntityManager, actor: Actor, id: string, preparer_id: string): Promise<void> {
    await this.leads.assign(transaction, id, preparer_id);
    const entry: AuditEntry = {
      action: 'lead.assign',
      actor,
      object_type: 'lead',
      object_id: id,
      details: { preparer_id },
    };
    await this.audit.record(entry, transaction);
  }
}

const presentLead = (row: LeadRow, cipher: OwnerCipher): Lead => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  preferred_preparer: row.preferred_preparer,
  preferred_office: row.preferred_office,
  urgent: row.urgent,
  ...decryptWords(cipher, row),
  client_id: row.client_id,
  preparer_id: row.preparer_id,
  preparer_name: row.preparer_name,
  created_at: row.created_at.toISOString(),
});
