import type { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import { Injectable } from '@nestjs/common';
import { BlindIndex } from '../../platform/encryption/blind-index';
import { Encryption, type Sealer } from '../../platform/encryption/encryption';
import type { Place } from '../../platform/encryption/sealing';
import type { IntakeContent } from './intake.content';
import type { IntakeEntity } from './intake.entity';
import { amountFields, plainFields, sealedFields } from './intake.fields';

type Columns = Omit<
  IntakeEntity,
  'id' | 'user_id' | 'tax_year' | 'submitted_at' | 'version' | 'created_at' | 'updated_at'
>;

/** Between the form as the client knows it and the row as the database keeps it, for one client. */
export class IntakeSealer {
  constructor(
    private readonly sealer: Sealer,
    private readonly blindIndex: BlindIndex,
  ) {}

  columns(id: string, content: IntakeContent): Columns {
    const sealed = sealedFields.map((field) => [field, this.sealer.seal(at(field, id), content[field])]);
    const plain = [...plainFields, ...amountFields].map((field) => [field, content[field]]);
    const { has_spouse, has_children, submitted, ssn, spouse_info, children } = content;
    const index = ssn === null ? null : this.blindIndex.entry('ssn', ssn);
    return {
      ...(Object.fromEntries([...sealed, ...plain]) as Columns),
      ssn_index: index?.index ?? null,
      ssn_index_key: index?.key_id ?? null,
      has_spouse,
      spouse_info: this.sealer.seal(at('spouse_info', id), has_spouse ? JSON.stringify(spouse_info ?? {}) : null),
      has_children,
      children: this.sealer.seal(at('children', id), has_children ? JSON.stringify(children ?? []) : null),
      num_children: children?.length ?? 0,
      submitted,
    };
  }

  /** @throws BrokenSealError when any sealed value of the row does not open */
  content(row: IntakeEntity): IntakeContent {
    const opened = sealedFields.map((field) => [field, this.sealer.open(at(field, row.id), row[field])]);
    const plain = [...plainFields, ...amountFields].map((field) => [field, row[field]]);
    const spouse = this.sealer.open(at('spouse_info', row.id), row.spouse_info);
    const children = this.sealer.open(at('children', row.id), row.children);
    return {
      ...(Object.fromEntries([...opened, ...plain]) as IntakeContent),
      has_spouse: row.has_spouse,
      spouse_info: spouse === null ? null : (JSON.parse(spouse) as SpouseInfo),
      has_children: row.has_children,
      children: children === null ? [] : (JSON.parse(children) as Child[]),
      submitted: row.submitted,
    };
  }

  sealSnapshot(id: string, content: IntakeContent): Buffer {
    return this.sealer.seal(snapshotPlace(id), JSON.stringify(content));
  }

  openSnapshot(id: string, sealed: Buffer): IntakeContent {
    return JSON.parse(this.sealer.open(snapshotPlace(id), sealed)) as IntakeContent;
  }
}

/** Ask for a client's sealer before the transaction begins: it may need a connection of its own. */
@Injectable()
export class IntakeSealing {
  constructor(
    private readonly encryption: Encryption,
    private readonly blindIndex: BlindIndex,
  ) {}

  async of(clientId: string): Promise<IntakeSealer> {
    return new IntakeSealer(await this.encryption.of(clientId), this.blindIndex);
  }
}

const at = (column: string, row: string): Place => ({ table: 'intake_forms', column, row });
const snapshotPlace = (row: string): Place => ({ table: 'intake_snapshots', column: 'form', row });
