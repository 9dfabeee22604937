import { Injectable } from '@nestjs/common';
import { filerFacts, intakeFieldsWith } from '@portal/domain/intake/intake.fields';
import type { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import { BlindIndex } from '@portal/bff-platform/encryption/blind-index';
import { Encryption, type OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import { TaxFormCipher } from '../tax-forms/tax-form.cipher';
import type { IntakeContent } from './intake.content';
import type { IntakeColumns, IntakeRow } from './intakes.repository';

const plainFields = intakeFieldsWith({ stored: 'plain' });
const encryptedTexts = intakeFieldsWith({ kind: 'text', stored: 'encrypted' });

/** Encrypted text of a fact that applies; one that does not is null. */
const said = 'yes';

/** Converts between the form as sent by the client and its encrypted database row, for one client. */
export class IntakeCipher extends TaxFormCipher<IntakeContent, IntakeRow, IntakeColumns> {
  constructor(
    cipher: OwnerCipher,
    private readonly blindIndex: BlindIndex,
  ) {
    super(cipher, { forms: 'intake_forms', snapshots: 'intake_snapshots' });
  }

  encrypt(id: string, content: IntakeContent): IntakeColumns {
    const encrypted = encryptedTexts.map((field) => [
      field,
      this.cipher.encrypt(this.column(field, id), content[field]),
    ]);
    const facts = filerFacts.map((field) => [
      field,
      this.cipher.encrypt(this.column(field, id), content[field] === true ? said : null),
    ]);
    const plain = plainFields.map((field) => [field, content[field]]);
    const { has_spouse, has_children, submitted, ssn, spouse_info, children } = content;
    const index = ssn === null ? null : this.blindIndex.entry('ssn', ssn);
    return {
      ...(Object.fromEntries([...encrypted, ...facts, ...plain]) as IntakeColumns),
      ssn_index: index?.index ?? null,
      ssn_index_key: index?.key_id ?? null,
      spouse_info: this.cipher.encrypt(
        this.column('spouse_info', id),
        has_spouse ? JSON.stringify(spouse_info ?? {}) : null,
      ),
      children: this.cipher.encrypt(this.column('children', id), has_children ? JSON.stringify(children ?? []) : null),
      num_children: children?.length ?? 0,
      submitted,
    };
  }

  decrypt(row: IntakeRow): IntakeContent {
    const content: Record<string, unknown> = {};
    for (const field of encryptedTexts) content[field] = this.cipher.decrypt(this.column(field, row.id), row[field]);
    for (const field of plainFields) content[field] = row[field];
    for (const field of filerFacts)
      content[field] = this.cipher.decrypt(this.column(field, row.id), row[field]) === said ? true : null;
    const spouse = this.cipher.decrypt(this.column('spouse_info', row.id), row.spouse_info);
    const children = this.cipher.decrypt(this.column('children', row.id), row.children);
    // Assign into the existing object: copying it takes longer than decrypting three values.
    Object.assign(content, {
      spouse_info: spouse === null ? null : (JSON.parse(spouse) as SpouseInfo),
      children: children === null ? [] : (JSON.parse(children) as Child[]),
      submitted: row.submitted,
    });
    return content as unknown as IntakeContent;
  }
}

/** Call before the transaction begins, because getting a client's cipher may need another connection. */
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
