import { isDeepStrictEqual } from 'node:util';
import type { OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import type { TaxFormEntity } from './tax-form.entity';

/** The complete content of a form; `submitted`: whether it is a submit. */
export interface TaxFormContent {
  submitted: boolean;
}

/** A form in a request. */
export interface TaxFormBody {
  submitted?: boolean;
  version?: number;
}

/** Returns the fields set by a change: omits absent ones and the version, and turns an empty string into null. */
export const definedEntries = (change: object): [string, unknown][] =>
  Object.entries(change)
    .filter(([field, value]) => value !== undefined && field !== 'version')
    .map(([field, value]: [string, unknown]) => [field, value === '' ? null : value]);

/** Converts between one client's form content and its database rows. */
export abstract class TaxFormCipher<Content extends TaxFormContent, Row extends TaxFormEntity, Columns> {
  constructor(
    readonly cipher: OwnerCipher,
    private readonly tables: { forms: string; snapshots: string },
  ) {}

  /** Returns the columns of the form's fields. */
  abstract encrypt(id: string, content: Content): Columns;
  /**
   * Returns the content that the office sees. @throws DecryptionError if an encrypted value of the row cannot be
   * decrypted
   */
  abstract decrypt(row: Row): Content;

  /** Returns the client's working copy: the submitted version plus all later changes. */
  decryptWorkingCopy(row: Row): Content {
    if (row.unsubmitted_changes === null) return this.decrypt(row);
    return JSON.parse(
      this.cipher.decrypt(this.column('unsubmitted_changes', row.id), row.unsubmitted_changes),
    ) as Content;
  }

  /** Encrypts the client's changes; null if nothing differs from the submitted version. */
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

/** Compares two contents, ignoring `submitted`; a null field equals an absent one. */
export const sameContent = <Content extends TaxFormContent>(one: Content, other: Content): boolean =>
  isDeepStrictEqual(plain({ ...one, submitted: true }), plain({ ...other, submitted: true }));

/** Returns the names of the fields that differ; a nested record counts as one field. */
export function differingFields(one: object, other: object): string[] {
  const [before, after] = [plain(one) as Fields, plain(other) as Fields];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

type Fields = Readonly<Record<string, unknown>>;

const plain = (content: object): unknown =>
  JSON.parse(JSON.stringify(content), (_field, value: unknown) => value ?? undefined);
