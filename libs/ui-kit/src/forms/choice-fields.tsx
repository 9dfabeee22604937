import { stateCodes } from '@portal/domain/contract/values';
import type {} from '@portal/domain/tax/states.messages';
import { useTranslate } from '@portal/i18n';
import { FieldFrame, FieldHelp, FieldProblem, useField, type FieldProps } from './field';

interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  choices: readonly Choice[];
  /** Label of the empty option; false if one option is always selected. */
  blank?: string | false;
  /** Whether the choices are still loading. */
  loading?: boolean;
  autoComplete?: string;
  /** Called when the user picks a choice, not when the value is loaded or set. */
  onPick?: (value: string) => void;
  /** For long choices, such as a person with an office; other selects have the same width on every form. */
  wide?: boolean;
}

/** Native select: it uses the phone's own picker, autofill and type-ahead, and saves 36 kB over antd's at sign-in. */
export function SelectField({
  choices,
  blank,
  loading = false,
  autoComplete = 'off',
  onPick,
  wide,
  ...at
}: SelectFieldProps) {
  const t = useTranslate();
  const { field, frame, aria } = useField(at);
  return (
    <FieldFrame {...frame}>
      <select
        {...aria}
        className="ui-select"
        data-wide={wide || undefined}
        name={field.name}
        ref={field.ref}
        autoComplete={autoComplete}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ target: { value } }) => {
          field.onChange(value);
          onPick?.(value);
        }}
        onBlur={field.onBlur}
      >
        {blank === false ? null : <option value="">{blank ?? t('forms.choose')}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {loading ? <option disabled>{t('core.loading')}</option> : null}
      </select>
    </FieldFrame>
  );
}

/** State names are in the messages of the area that uses this field. */
export function StateField(at: FieldProps) {
  const t = useTranslate();
  const choices = stateCodes.map((code) => ({ value: code, label: t(`states.${code}`) }));
  // Sort alphabetically in the user's language.
  choices.sort((one, other) => one.label.localeCompare(other.label));
  return <SelectField {...at} choices={choices} autoComplete="address-level1" />;
}

interface ChoiceFieldProps extends FieldProps {
  choices: readonly Choice[];
}

/** A few choices side by side, all visible. Native radio buttons, for the same reasons as the native select. */
export function ChoiceField({ choices, ...at }: ChoiceFieldProps) {
  const { field, frame, aria } = useField(at);
  return (
    <fieldset className="ui-field ui-choice" aria-describedby={aria['aria-describedby']}>
      <legend>{frame.label}</legend>
      <FieldHelp id={frame.id} help={frame.help} />
      <div className="ui-choice__row">
        {choices.map(({ value, label }, at) => (
          <label key={value}>
            <input
              type="radio"
              name={field.name}
              ref={at === 0 ? field.ref : undefined}
              value={value}
              data-wrong={frame.error ? true : undefined}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldProblem id={frame.id} error={frame.error} />
    </fieldset>
  );
}

/** Native checkbox: antd's is no better on a phone and adds 15 kB at sign-in. */
export const CheckboxField = (at: FieldProps) => <FlagField {...at} />;

/** Switch that takes effect immediately, such as "I have a spouse". */
export const SwitchField = (at: FieldProps & Pick<FlagProps, 'onPick'>) => <FlagField {...at} isSwitch />;

interface FlagProps extends FieldProps {
  isSwitch?: boolean;
  /** Called when the user turns it on or off, not when the value is loaded or set. */
  onPick?: (on: boolean) => void;
}

function FlagField({ isSwitch = false, onPick, ...at }: FlagProps) {
  const { field, frame, aria } = useField(at);
  return (
    <div className="ui-field">
      <div className="ui-flag">
        <input
          {...aria}
          className={isSwitch ? 'ui-switch' : 'ui-checkbox'}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          name={field.name}
          ref={field.ref}
          checked={field.value === true}
          onChange={({ target: { checked } }) => {
            field.onChange(checked);
            onPick?.(checked);
          }}
          onBlur={field.onBlur}
        />
        <label htmlFor={aria.id}>{frame.label}</label>
      </div>
      <FieldHelp id={frame.id} help={frame.help} />
      <FieldProblem id={frame.id} error={frame.error} />
    </div>
  );
}
