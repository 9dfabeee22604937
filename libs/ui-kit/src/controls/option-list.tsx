import { useEffect, useRef } from 'react';

export interface FilterOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface RemoteOption extends FilterOption {
  /** Shown after the label in the list, such as the current workload. */
  detail?: string;
}

export interface OptionGroup {
  label?: string;
  options: readonly RemoteOption[];
}

export const optionId = (list: string, at: number): string => `${list}-${at}`;

interface OptionListProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  /** Position of the highlighted option; -1 if none is. */
  active: number;
  /** Label of the chosen option. */
  shown: string | undefined;
  onChoose: (option: RemoteOption) => void;
}

/** Options of a combobox, in groups with a title. */
export function OptionList({ id, label, groups, active, shown, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no layout, and therefore no scrolling.
    const option: Partial<Element> | null | undefined = list.current?.querySelector('[data-active]');
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div ref={list} id={id} role="listbox" aria-label={label}>
      {groups.map((group, at) => {
        const options = group.options.map((option, within) => {
          const position = (starts[at] ?? 0) + within;
          return (
            <button
              key={option.value}
              type="button"
              tabIndex={-1}
              id={optionId(id, position)}
              role="option"
              className="ui-option"
              aria-selected={option.label === shown}
              data-active={position === active || undefined}
              onClick={() => onChoose(option)}
            >
              <span className="ui-option__label">{option.label}</span>
              {option.detail ? <span className="ui-option-detail">{option.detail}</span> : null}
            </button>
          );
        });
        if (group.label === undefined) return options;
        return (
          <div key={group.label} role="group" aria-label={group.label}>
            <div className="ui-option-group" aria-hidden="true">
              {group.label}
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
}
