import { useId } from 'react';

interface DateFilterProps {
  label: string;
  /** `2025-04-15`, or '' when no date is chosen. */
  value: string;
  onChange: (date: string) => void;
}

/** Date filter for a list. Native, because phones show their own calendar in the user's language. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const id = useId();
  return (
    <div className="ui-filter ui-filter--date">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="ui-input"
        type="date"
        value={value}
        max="9999-12-31"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
