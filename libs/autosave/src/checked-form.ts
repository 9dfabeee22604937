import type { FieldError } from '@portal/domain/problem';
import type { AutosaveAdapter, EditedForm, RecordRef, Values } from './adapter';
import { LastGoodValues } from './last-good-values';
import { valueAt } from './paths';

/** The form as it can be saved: whole, with what is not well formed at its last good value. */
export class CheckedForm<Body extends object, Saved extends Body & RecordRef> {
  private readonly good = new LastGoodValues();
  /** What the server refused although it looked well, until it is changed. */
  private refused: FieldError[] = [];

  constructor(
    private readonly adapter: Pick<AutosaveAdapter<Body, Saved>, 'toBody' | 'toValues' | 'validate'>,
    private readonly form: Pick<EditedForm, 'getValues' | 'showErrors'>,
  ) {}

  /** Forgets what was, and takes these values for good: they have just been loaded. */
  load(body: Body, values: Values): void {
    this.refused = [];
    this.good.load(body, values);
  }

  /** The body to save, and the paths of what is not well formed. */
  read(): { body: Body; invalid: string[] } {
    const values = this.form.getValues();
    const body = this.adapter.toBody(values);
    const found = this.adapter.validate(body);
    const errors = [...found, ...this.refused.filter(({ field }) => !found.some((error) => error.field === field))];
    return { body: this.good.fill(body, values, errors), invalid: errors.map(({ field }) => field) };
  }

  changed(path: string | undefined): void {
    this.refused = this.refused.filter(({ field }) => field !== path);
  }

  /** The field that was being typed in has been left: what is good now is what was meant. */
  settle(): void {
    this.good.settle(this.form.getValues());
  }

  /** What the server does not take had been taken for good when it was sent: goes back to what is saved. */
  refuse(errors: FieldError[], record: Saved | null): void {
    this.refused = errors;
    this.form.showErrors(errors);
    const saved = this.adapter.toBody(this.adapter.toValues(record));
    for (const { field } of errors) this.good.revert(this.form.getValues(), field, record && valueAt(saved, field));
  }
}
