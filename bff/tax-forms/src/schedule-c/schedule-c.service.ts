import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type { ScheduleCForm, ScheduleCSnapshot } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { DataSource } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { ItemRegeneration } from '@portal/bff-returns/requests/item-regeneration';
import { ReturnsService } from '@portal/bff-returns/returns.service';
import { TaxFormsService, type Writing } from '../tax-forms/tax-forms.service';
import { ScheduleCCipher } from './schedule-c.cipher';
import { emptyContent, mergeContent, withInitialValues, type ScheduleCContent } from './schedule-c.content';
import { presentScheduleC, presentSnapshot } from './schedule-c.presenter';
import { ScheduleCRepository, type ScheduleCColumns, type ScheduleCRow } from './schedule-c.repository';

@Injectable()
export class ScheduleCService extends TaxFormsService<
  ScheduleCBody,
  ScheduleCContent,
  ScheduleCRow,
  ScheduleCColumns,
  ScheduleCForm,
  ScheduleCSnapshot
> {
  constructor(
    database: DataSource,
    forms: ScheduleCRepository,
    private readonly encryption: Encryption,
    audit: AuditService,
    seasons: Seasons,
    private readonly requests: ItemRegeneration,
    private readonly returns: ReturnsService,
  ) {
    super(database, forms, audit, seasons, {
      name: 'schedule_c',
      object: 'schedule_c_form',
      shape: ScheduleCBody,
      empty: emptyContent,
      merge: mergeContent,
      withInitialValues,
      present: presentScheduleC,
      presentSnapshot,
      alreadyThere: message('scheduleC.alreadyThere'),
      staleVersion: message('scheduleC.staleVersion'),
    });
  }

  /** A business has documents of its own. */
  protected override async afterCreate(
    { transaction, actor, client, cipher: { cipher } }: Writing<ScheduleCContent, ScheduleCRow, ScheduleCColumns>,
    { tax_year }: ScheduleCRow,
  ): Promise<void> {
    await this.requests.run(transaction, { actor, client, tax_year, cipher });
    await this.returns.reevaluate(transaction, actor, client, tax_year, 'items');
  }

  protected async cipherOf(client: ReadableClientId): Promise<ScheduleCCipher> {
    return new ScheduleCCipher(await this.encryption.forOwner(client));
  }
}
