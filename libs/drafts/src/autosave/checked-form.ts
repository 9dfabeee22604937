import type { FieldError } from '@portal/domain/problem';
import type { AutosaveAdapter, EditedForm, RecordRef, Values } from './adapter';
import { LastGoodValues } from './last-good-values';
import { valueAt } from './paths';

/** Form as it can be saved: complete, with invalid fields at their last valid value. */
export class CheckedForm<Body extends object, Saved extends Body & RecordRef> {
  private readonly good = new LastGoodValues();
  /** Fields that passed validation but were rejected by the server, until they change. */
  private refused: FieldError[] = [];

  constructor(
    private readonly adapter: Pick<AutosaveAdapter<Body, Saved>, 'toBody' | 'toValues' | 'validate'>,
    private readonly form: Pick<EditedForm, 'getValues' | 'showErrors'>,
  ) {}

  /** Resets to values that have just been loaded. */
  load(body: Body, values: Values): void {
    this.refused = [];
    this.good.load(body, values);
  }

  /** Returns the body to save and the paths of invalid fields. */
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

  /** Settles the fields on blur: takes the current valid value as intended. */
  settle(): void {
    this.good.settle(this.form.getValues());
  }

  /** Reverts fields that the server rejected to their saved value, because they were recorded as valid when sent. */
  refuse(errors: FieldError[], record: Saved | null): void {
    this.refused = errors;
    this.form.showErrors(errors);
    const saved = this.adapter.toBody(this.adapter.toValues(record));
    for (const { field } of errors) this.good.revert(this.form.getValues(), field, record && valueAt(saved, field));
  }
}
