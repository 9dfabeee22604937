import { FieldHelp, FieldProblem, useField, type FieldProps } from './field';
import type { Choice } from './select-field';

interface ChoiceFieldProps extends FieldProps {
  choices: readonly Choice[];
}

/** A few values side by side, all of them in view. */
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
