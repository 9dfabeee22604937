import { Column, Entity, PrimaryColumn, type ColumnOptions } from 'typeorm';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeFields, type IntakeFieldName } from '@portal/domain/intake/intake.fields';
import { TaxFormEntity, TaxFormSnapshotEntity } from '../tax-forms/tax-form.entity';

type Fields = typeof intakeFields;
type ValueOf<Name extends IntakeFieldName> = Fields[Name] extends { stored: 'encrypted' }
  ? Buffer | null
  : Fields[Name] extends { empty: null }
    ? Exclude<IntakeBody[Name], undefined>
    : Exclude<IntakeBody[Name], undefined | null>;

/** One column per field of the form. */
const WithFields = TaxFormEntity as abstract new () => TaxFormEntity & { [Name in IntakeFieldName]: ValueOf<Name> };

/** A stored intake form. Buffer columns are encrypted with the client's data key. */
@Entity('intake_forms')
export class IntakeEntity extends WithFields {
  @Column('bytea', { nullable: true }) ssn_index!: Buffer | null;
  @Column('text', { nullable: true }) ssn_index_key!: string | null;
  @Column('smallint') num_children!: number;
  /** Sum of the five income columns, computed by the database. */
  @Column({ type: 'numeric', nullable: true, insert: false, update: false }) total_income!: number;
}

const plainTypes = { text: 'text', money: 'numeric', signedMoney: 'numeric', flag: 'boolean' } as const;

function columnOf({ kind, stored, empty }: Fields[IntakeFieldName]): ColumnOptions {
  if (stored === 'encrypted') return { type: 'bytea', nullable: true };
  return { type: plainTypes[kind], nullable: empty === null };
}

for (const [name, field] of Object.entries(intakeFields)) Column(columnOf(field))(IntakeEntity.prototype, name);

@Entity('intake_snapshots')
export class IntakeSnapshotEntity extends TaxFormSnapshotEntity {
  @Column('uuid', { name: 'intake_id' }) form_id!: string;
}

/** How many clients entered an SSN, by its blind index; a trigger maintains the rows (docs/database-rules.md). */
@Entity('ssn_holders')
export class SsnHoldersEntity {
  @PrimaryColumn('bytea') ssn_index!: Buffer;
  @Column('int') clients!: number;
}
