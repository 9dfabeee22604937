import { stateNames } from '@portal/domain/tax/states.words';
import { FieldFrame, useField, type FieldProps } from './field';
import { formWords } from './form.words';

export interface Choice {
  value: string;
  label: string;
}

/** `{ single: 'Single' }` → choices, in the order written. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export interface SelectFieldProps extends FieldProps {
  choices: readonly Choice[];
  /** What the empty choice says; false: there is none, one is always chosen. */
  blank?: string | false;
  autoComplete?: string;
}

/** A native select: the phone's own wheel, and typing jumps to the value. */
export function SelectField({ choices, blank = formWords.choose, autoComplete = 'off', ...at }: SelectFieldProps) {
  const { field, frame, aria } = useField(at);
  return (
    <FieldFrame {...frame}>
      <select
        {...aria}
        className="ui-select"
        name={field.name}
        ref={field.ref}
        autoComplete={autoComplete}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      >
        {blank === false ? null : <option value="">{blank}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const stateChoices: readonly Choice[] = choicesOf(stateNames);

export const StateField = (at: FieldProps) => (
  <SelectField {...at} choices={stateChoices} autoComplete="address-level1" />
);
