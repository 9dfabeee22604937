import type { FieldError } from '@portal/domain/problem';

/** Which record, and which version of it. */
export interface RecordRef {
  id: string;
  version: number;
}

/** The values of a form: a tree whose list items may carry a `key` that stays with them while the list changes. */
export type Values = Record<string, unknown>;

export interface SaveRequest<Body> {
  body: Body;
  /** Sent for good, not as a draft. */
  submit: boolean;
  /** Idempotency key: the same content again is the same request. */
  key: string;
  /** Whose content this is: sent under no other session. */
  ownerId: string;
}

/** As Redux Toolkit answers a mutation. */
type Answer<T> = Promise<{ data?: T; error?: unknown }>;

/** What autosave has to know of one kind of record. */
export interface AutosaveAdapter<Body extends object, Saved extends RecordRef> {
  /** Names the record where unsaved drafts are kept. */
  name: string;
  /** Ms: after the last change, and the longest since the first unsaved one. */
  wait: { debounce: number; longest: number };
  /** The form's values of a record; of none: its defaults. */
  toValues: (record: Body | Saved | null) => Values;
  /** The body of the values, all of it, well formed or not. */
  toBody: (values: Values) => Body;
  /** What of a body is not well formed; a draft may have gaps. */
  validate: (body: Body) => FieldError[];
  create: (request: SaveRequest<Body>) => Answer<Saved>;
  update: (request: SaveRequest<Body>, ref: RecordRef) => Answer<Saved>;
  /** The record as it is on the server now; null when there is none. */
  read: () => Answer<Saved | null>;
}

/** The form that is saved while it is filled in. */
export interface EditedForm {
  getValues: () => Values;
  /** Changes one field, or a whole list, and leaves the others alone. */
  setValue: (path: string, value: unknown) => void;
  reset: (values: Values) => void;
  /** Puts what the server refused beside its fields. */
  showErrors: (errors: readonly FieldError[]) => void;
  /** Says that the form was closed with these fields not well formed, and that they are kept for when it is opened again. */
  showKept: (fields: readonly string[]) => void;
  /** Calls back with the path of what has changed, if it is one field. Returns how to stop. */
  onChange: (listener: (path?: string) => void) => () => void;
}
