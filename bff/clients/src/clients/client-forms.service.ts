import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import type { ClientIntake, ClientIntakeSnapshot, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import type { LastYear } from '@portal/domain/tax/last-year.dto';
import type { ScheduleCSnapshot } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { DataSource } from 'typeorm';
import { assignedClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import type { Actor } from '@portal/bff-platform/request/actor';
import { LastYearService } from '@portal/bff-tax-forms/estimate/last-year.service';
import { IntakesService } from '@portal/bff-tax-forms/intakes/intakes.service';
import { ScheduleCService } from '@portal/bff-tax-forms/schedule-c/schedule-c.service';
import {
  presentClientIntake,
  presentClientScheduleC,
  presentClientScheduleCSnapshot,
  presentClientSnapshot,
} from './client-forms.presenter';

/** Reads a client's forms for their preparer. Audits each access, and returns nothing if auditing fails. */
@Injectable()
export class ClientFormsService {
  constructor(
    private readonly database: DataSource,
    private readonly intakes: IntakesService,
    private readonly scheduleCs: ScheduleCService,
    private readonly years: LastYearService,
    private readonly audit: AuditService,
  ) {}

  /** @throws ProblemError not_found for a client who is not assigned to the preparer, like the methods below */
  async intake(actor: Actor, clientId: string): Promise<ClientIntake | null> {
    const form = await this.intakes.readFor(await this.open(actor, clientId, 'intake.view'));
    return form ? presentClientIntake(form) : null;
  }

  async intakeHistory(actor: Actor, clientId: string, request: PageRequest): Promise<Page<ClientIntakeSnapshot>> {
    const client = await this.open(actor, clientId, 'intake.history');
    return (await this.intakes.submissionsOf(client, request)).map(presentClientSnapshot);
  }

  async scheduleC(actor: Actor, clientId: string): Promise<ClientScheduleC | null> {
    const form = await this.scheduleCs.readFor(await this.open(actor, clientId, 'schedule_c.view'));
    return form ? presentClientScheduleC(form) : null;
  }

  async scheduleCHistory(actor: Actor, clientId: string, request: PageRequest): Promise<Page<ScheduleCSnapshot>> {
    const client = await this.open(actor, clientId, 'schedule_c.history');
    return (await this.scheduleCs.submissionsOf(client, request)).map(presentClientScheduleCSnapshot);
  }

  async lastYear(actor: Actor, clientId: string): Promise<LastYear | null> {
    return this.years.readFor(await this.open(actor, clientId, 'intake.view'));
  }

  private async open(actor: Actor, clientId: string, action: AuditAction): Promise<ReadableClientId> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    await this.audit.record({ action, actor, object_type: 'client', object_id: client });
    return client;
  }
}
