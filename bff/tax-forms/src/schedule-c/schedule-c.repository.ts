import { Injectable } from '@nestjs/common';
import {
  businessFieldNames,
  scheduleCAmountNames,
  type BusinessFieldName,
  type ScheduleCAmount,
} from '@portal/domain/schedule-c/schedule-c.fields';
import type { ScheduleCTotals } from '@portal/domain/schedule-c/schedule-c.totals';
import { DataSource } from 'typeorm';
import { stampColumns, type StampColumn } from '../tax-forms/tax-form.entity';
import { TaxFormsRepository } from '../tax-forms/tax-forms.repository';
import { ScheduleCEntity, ScheduleCSnapshotEntity } from './schedule-c.entity';

/** A stored form as it is read. */
export type ScheduleCRow = Pick<ScheduleCEntity, BusinessFieldName | ScheduleCAmount | StampColumn>;
/** The columns that a client's change sets; the database computes the totals. */
export type ScheduleCColumns = Omit<ScheduleCEntity, Exclude<StampColumn, 'submitted'> | keyof ScheduleCTotals>;

@Injectable()
export class ScheduleCRepository extends TaxFormsRepository<ScheduleCRow, ScheduleCColumns> {
  constructor(database: DataSource) {
    super(database, {
      form: ScheduleCEntity,
      snapshot: ScheduleCSnapshotEntity,
      columns: [...businessFieldNames, ...scheduleCAmountNames, ...stampColumns],
      prepared: 'schedule_c_of_client',
    });
  }
}
