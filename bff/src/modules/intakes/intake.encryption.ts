import { Injectable } from '@nestjs/common';
import { intakeFieldsWith } from '@portal/domain/intake/intake.fields';
import type { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import { BlindIndex } from '../../platform/encryption/blind-index';
import type { EncryptionContext } from '../../platform/encryption/cipher';
import { Encryption, type OwnerCipher } from '../../platform/encryption/encryption';
import { sameContent, type IntakeContent } from './intake.content';
import type { IntakeColumns, IntakeRow } from './intakes.repository';

const plainFields = intakeFieldsWith({ stored: 'plain' });
const encryptedTexts = intakeFieldsWith({ kind: 'text', stored: 'encrypted' });

/** Between the form as the client knows it and the row as the database keeps it, for one client. */
export class IntakeCipher {
  constructor(
    private readonly cipher: OwnerCipher,
    private readonly blindIndex: BlindIndex,
  ) {}

  encrypt(id: string, content: IntakeContent): IntakeColumns {
    const encrypted = encryptedTexts.map((field) => [field, this.cipher.encrypt(column(field, id), content[field])]);
    const plain = plainFields.map((field) => [field, content[field]]);
    const { has_spouse, has_children, submitted, ssn, spouse_info, children } = content;
    const index = ssn === null ? null : this.blindIndex.entry('ssn', ssn);
    return {
      ...(Object.fromEntries([...encrypted, ...plain]) as IntakeColumns),
      ssn_index: index?.index ?? null,
      ssn_index_key: index?.key_id ?? null,
      spouse_info: this.cipher.encrypt(
        column('spouse_info', id),
        has_spouse ? JSON.stringify(spouse_info ?? {}) : null,
      ),
      children: this.cipher.encrypt(column('children', id), has_children ? JSON.stringify(children ?? []) : null),
      num_children: children?.length ?? 0,
      submitted,
    };
  }

  /** What the office sees. @throws DecryptionError when any encrypted value of the row does not decrypt */
  decrypt(row: IntakeRow): IntakeContent {
    const texts = encryptedTexts.map((field) => [field, this.cipher.decrypt(column(field, row.id), row[field])]);
    const plain = plainFields.map((field) => [field, row[field]]);
    const spouse = this.cipher.decrypt(column('spouse_info', row.id), row.spouse_info);
    const children = this.cipher.decrypt(column('children', row.id), row.children);
    return {
      ...(Object.fromEntries([...texts, ...plain]) as IntakeContent),
      spouse_info: spouse === null ? null : (JSON.parse(spouse) as SpouseInfo),
      children: children === null ? [] : (JSON.parse(children) as Child[]),
      submitted: row.submitted,
    };
  }

  /** The form as its client sees it: what was submitted, with everything changed since. */
  decryptWorkingCopy(row: IntakeRow): IntakeContent {
    if (row.unsubmitted_changes === null) return this.decrypt(row);
    return JSON.parse(
      this.cipher.decrypt(column('unsubmitted_changes', row.id), row.unsubmitted_changes),
    ) as IntakeContent;
  }

  /** null when nothing differs from what was submitted. */
  encryptChanges(row: IntakeRow, content: IntakeContent): Buffer | null {
    if (sameContent(content, this.decrypt(row))) return null;
    return this.cipher.encrypt(column('unsubmitted_changes', row.id), JSON.stringify(content));
  }

  encryptSnapshot(id: string, content: IntakeContent): Buffer {
    return this.cipher.encrypt(snapshot(id), JSON.stringify(content));
  }

  decryptSnapshot(id: string, encrypted: Buffer): IntakeContent {
    return JSON.parse(this.cipher.decrypt(snapshot(id), encrypted)) as IntakeContent;
  }
}

/** Ask for a client's cipher before the transaction begins: it may need a connection of its own. */
@Injectable()
export class IntakeEncryption {
  constructor(
    private readonly encryption: Encryption,
    private readonly blindIndex: BlindIndex,
  ) {}

  async forClient(clientId: string): Promise<IntakeCipher> {
    return new IntakeCipher(await this.encryption.forOwner(clientId), this.blindIndex);
  }
}

const column = (name: string, row: string): EncryptionContext => ({ table: 'intake_forms', column: name, row });
const snapshot = (row: string): EncryptionContext => ({ table: 'intake_snapshots', column: 'form', row });
