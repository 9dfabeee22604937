import type { FieldError } from '@portal/domain/problem';

/** Identifies a record and its version. */
export interface RecordRef {
  id: string;
  version: number;
}

/** Form values: a tree whose list items may carry a `key` that identifies them while the list changes. */
export type Values = Record<string, unknown>;

/** One save of a record. */
export interface SaveRequest<Body> {
  /** Complete body, with the version that it is based on when it updates a record. */
  body: Body & { submitted: boolean; version?: number };
  /** Record to update; null to create one. */
  ref: RecordRef | null;
  /** True for the final submission, false for a draft. */
  submit: boolean;
  /** Idempotency key; reused for identical content. */
  key: string;
}

/** Result of a request. */
type Answer<T> = Promise<{ data?: T; error?: unknown }>;

/** Adapter through which autosave handles one kind of record. */
export interface AutosaveAdapter<Body extends object, Saved extends RecordRef> {
  /** Key under which unsaved drafts are stored. */
  name: string;
  /** Debounce after the last change, and maximum wait since the first unsaved one, ms. */
  wait: { debounce: number; longest: number };
  /** Returns the form values of a record, or the defaults for null. */
  toValues: (record: Body | Saved | null) => Values;
  /** Returns the complete request body for the values, valid or not. */
  toBody: (values: Values) => Body;
  /** Returns the validation errors of a body; a draft may be incomplete. */
  validate: (body: Body) => FieldError[];
  /** Sends the request, in its owner's session only, and updates the cache with the saved record. */
  send: (request: SaveRequest<Body>, ownerId: string) => Answer<Saved>;
  /** Reads the current record from the server; null if there is none. */
  read: () => Answer<Saved | null>;
}

/** Form that is saved while it is being filled in. */
export interface EditedForm {
  getValues: () => Values;
  /** Sets one field or a whole list and leaves the others unchanged. */
  setValue: (path: string, value: unknown) => void;
  reset: (values: Values) => void;
  /** Shows the server's validation errors next to their fields. */
  showErrors: (errors: readonly FieldError[]) => void;
  /**
   * Notifies the user that the form was closed with these invalid fields, and that their input is kept for the next
   * time.
   */
  showKept: (fields: readonly string[]) => void;
  /**
   * Subscribes to changes; the listener gets the path when a single field changed.
   * @returns a function that unsubscribes
   */
  onChange: (listener: (path?: string) => void) => () => void;
}
