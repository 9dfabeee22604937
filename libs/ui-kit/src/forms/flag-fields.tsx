import { Switch } from 'antd';
import { FieldHelp, FieldProblem, useField, type FieldProps } from './field';

/** On or off at once, such as "I have a spouse". */
export function SwitchField(at: FieldProps) {
  const { field, frame, aria } = useField(at);
  return (
    <div className="ui-field">
      <div className="ui-flag">
        <Switch
          id={aria.id}
          aria-describedby={aria['aria-describedby']}
          ref={field.ref}
          checked={field.value === true}
          onChange={(on) => field.onChange(on)}
        />
        <label htmlFor={aria.id}>{frame.label}</label>
      </div>
      <FieldHelp id={frame.id} help={frame.help} />
      <FieldProblem id={frame.id} error={frame.error} />
    </div>
  );
}

export function CheckboxField(at: FieldProps) {
  const { field, frame, aria } = useField(at);
  return (
    <div className="ui-field">
      <div className="ui-flag">
        <input
          {...aria}
          className="ui-checkbox"
          type="checkbox"
          name={field.name}
          ref={field.ref}
          checked={field.value === true}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
        <label htmlFor={aria.id}>{frame.label}</label>
      </div>
      <FieldHelp id={frame.id} help={frame.help} />
      <FieldProblem id={frame.id} error={frame.error} />
    </div>
  );
}
