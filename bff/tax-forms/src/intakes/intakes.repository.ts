import { Injectable } from '@nestjs/common';
import { intakeFields, type IntakeFieldName } from '@portal/domain/intake/intake.fields';
import { DataSource } from 'typeorm';
import { stampColumns, type StampColumn } from '../tax-forms/tax-form.entity';
import { TaxFormsRepository } from '../tax-forms/tax-forms.repository';
import { IntakeEntity, IntakeSnapshotEntity } from './intake.entity';

/** A stored form as it is read. */
export type IntakeRow = Pick<IntakeEntity, IntakeFieldName | StampColumn>;
/** The columns that a client's change sets. */
export type IntakeColumns = Omit<IntakeEntity, Exclude<StampColumn, 'submitted'>>;

@Injectable()
export class IntakesRepository extends TaxFormsRepository<IntakeRow, IntakeColumns> {
  constructor(database: DataSource) {
    super(database, {
      form: IntakeEntity,
      snapshot: IntakeSnapshotEntity,
      columns: [...Object.keys(intakeFields), ...stampColumns],
      prepared: 'intake_form_of_client',
    });
  }
}
