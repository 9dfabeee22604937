import { useId, useState } from 'react';
import { Combobox } from './combobox';
import type { FilterOption } from './option-list';

interface FilterSelectProps<Value extends string> {
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** Above this number of options, the select becomes searchable. */
const manyOptions = 10;

/** Select for filtering a list by one of several values; forms use `SelectField`. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, value, onChange, disabled = false } = props;
  const id = useId();
  return (
    <div className="ui-filter">
      <label htmlFor={id}>{label}</label>
      {options.length > manyOptions ? (
        <SearchableSelect {...props} id={id} />
      ) : (
        <select
          id={id}
          className="ui-select"
          value={value}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = options.find((one) => one.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Lists the options whose label contains the typed text. */
function SearchableSelect<Value extends string>(props: FilterSelectProps<Value> & { id: string }) {
  const { id, label, options, value, onChange, disabled = false } = props;
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  return (
    <Combobox
      id={id}
      label={label}
      groups={[{ options: options.filter((one) => one.label.toLowerCase().includes(wanted)) }]}
      shown={options.find((one) => one.value === value)?.label}
      disabled={disabled}
      text={text}
      onText={setText}
      onChoose={(chosen) => {
        const found = options.find((one) => one.value === chosen.value);
        if (found) onChange(found.value);
      }}
    />
  );
}
