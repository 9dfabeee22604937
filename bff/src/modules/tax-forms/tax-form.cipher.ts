import { isDeepStrictEqual } from 'node:util';
import type { OwnerCipher } from '../../platform/encryption/encryption';
import type { TaxFormEntity } from './tax-form.entity';

/** What a form says, complete; `submitted`: whether it says so for good. */
export interface TaxFormContent {
  submitted: boolean;
}

/** What is sent of a form. */
export interface TaxFormBody {
  submitted?: boolean;
  version?: number;
}

/** The fields of a change that say something: an absent one does not, and an empty text clears like null. */
export const sentValues = (change: object): [string, unknown][] =>
  Object.entries(change)
    .filter(([field, value]) => value !== undefined && field !== 'version')
    .map(([field, value]: [string, unknown]) => [field, value === '' ? null : value]);

/** Between a form as its client knows it and the rows as the database keeps them, for one client. */
export abstract class TaxFormCipher<Content extends TaxFormContent, Row extends TaxFormEntity, Columns> {
  constructor(
    protected readonly cipher: OwnerCipher,
    private readonly tables: { forms: string; snapshots: string },
  ) {}

  /** The columns of the form's fields. */
  abstract encrypt(id: string, content: Content): Columns;
  /** What the office sees. @throws DecryptionError when any encrypted value of the row does not decrypt */
  abstract decrypt(row: Row): Content;

  /** The form as its client sees it: what was submitted, with everything changed since. */
  decryptWorkingCopy(row: Row): Content {
    if (row.unsubmitted_changes === null) return this.decrypt(row);
    return JSON.parse(
      this.cipher.decrypt(this.column('unsubmitted_changes', row.id), row.unsubmitted_changes),
    ) as Content;
  }

  /** null when nothing differs from what was submitted. */
  encryptChanges(row: Row, content: Content): Buffer | null {
    if (sameContent(content, this.decrypt(row))) return null;
    return this.cipher.encrypt(this.column('unsubmitted_changes', row.id), JSON.stringify(content));
  }

  encryptSnapshot(id: string, content: Content): Buffer {
    return this.cipher.encrypt(this.snapshot(id), JSON.stringify(content));
  }

  decryptSnapshot(id: string, encrypted: Buffer): Content {
    return JSON.parse(this.cipher.decrypt(this.snapshot(id), encrypted)) as Content;
  }

  protected column(name: string, row: string) {
    return { table: this.tables.forms, column: name, row };
  }

  private snapshot(row: string) {
    return { table: this.tables.snapshots, column: 'form', row };
  }
}

/** Whether both say the same; a blank field says nothing. */
export const sameContent = <Content extends TaxFormContent>(one: Content, other: Content): boolean =>
  isDeepStrictEqual(plain({ ...one, submitted: true }), plain({ ...other, submitted: true }));

/** The fields of which two forms say something else; a nested record counts as one field. */
export function differingFields(one: object, other: object): string[] {
  const [before, after] = [plain(one) as Fields, plain(other) as Fields];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

type Fields = Readonly<Record<string, unknown>>;

const plain = (content: object): unknown =>
  JSON.parse(JSON.stringify(content), (_field, value: unknown) => value ?? undefined);
