import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { CloseIcon } from '../icons';
import { Floating } from './floating';
import { OptionList, optionId, type OptionGroup, type RemoteOption } from './option-list';

interface ComboboxProps {
  /** Id of the field, for its label. */
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  /** Label of the chosen option, shown while nothing is typed. */
  shown?: string | undefined;
  /** Typed text, which the groups are filtered by. */
  text: string;
  onText: (text: string) => void;
  onChoose: (option: RemoteOption) => void;
  /** Removes the choice, if there may be none. */
  onClear?: (() => void) | undefined;
  /** Highlights the first option, so that Enter chooses it; otherwise, Enter chooses only what the user has highlighted. */
  first?: boolean;
  /** Opens only once something is typed. */
  onTyping?: boolean;
  /** Whether options are being searched. */
  busy?: boolean;
  /** Shown below the options. */
  note?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string | undefined;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A text field with a list of options below it. Our own, because antd's adds 57 kB to the first screen of staff. */
export function Combobox(props: ComboboxProps) {
  const { id, label, groups, shown, text, onText, onChoose, first = false, onTyping = false, busy = false } = props;
  const t = useTranslate();
  const field = useRef<HTMLDivElement>(null);
  const [wantsOpen, setOpen] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const listId = useId();
  const options = groups.flatMap((group) => group.options);
  const isOpen = wantsOpen && (!onTyping || text.trim() !== '');
  const active = options.length === 0 ? -1 : Math.min(at ?? (first ? 0 : -1), options.length - 1);
  const valueId = shown === undefined ? '' : `${id}-value`;
  const describedBy = [valueId, props.describedBy].filter(Boolean).join(' ') || undefined;

  const open = (): void => {
    if (!props.disabled) setOpen(true);
  };
  const close = (): void => {
    if (!wantsOpen && text === '') return;
    setOpen(false);
    setAt(null);
    onText('');
  };
  const choose = (option: RemoteOption): void => {
    close();
    onChoose(option);
  };
  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    const step = steps[key];
    const chosen = options[active];
    if (step !== undefined) {
      event.preventDefault();
      open();
      const last = options.length - 1;
      // From the field, up leads to the last option.
      if (!isOpen || active === -1 || (at === null && step === -1)) setAt(step === 1 ? 0 : last);
      else setAt(Math.max(0, Math.min(last, active + step)));
    } else if (key === 'Enter') {
      // Does not submit the form around it.
      event.preventDefault();
      if (!isOpen) open();
      else if (chosen) choose(chosen);
      else if (!busy) close();
    } else if (key === 'Escape' && isOpen) {
      // Closes only the list, not the dialog around it.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if ((key === 'Backspace' || key === 'Delete') && text === '' && shown !== undefined) props.onClear?.();
  };

  return (
    <div
      ref={field}
      className="ui-combobox"
      data-invalid={props.invalid || undefined}
      data-disabled={props.disabled || undefined}
    >
      {props.prefix}
      <div className="ui-combobox__field">
        <input
          id={id}
          role="combobox"
          type="text"
          autoComplete="off"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
          aria-describedby={describedBy}
          aria-invalid={props.invalid || undefined}
          disabled={props.disabled}
          placeholder={shown === undefined ? props.placeholder : undefined}
          value={text}
          onChange={({ target }) => {
            open();
            setAt(null);
            onText(target.value);
          }}
          onMouseDown={open}
          onKeyDown={press}
          onBlur={close}
        />
        {shown !== undefined && text === '' ? (
          <span className="ui-combobox__value" id={valueId} title={shown}>
            {shown}
          </span>
        ) : null}
      </div>
      {props.onClear && shown !== undefined ? (
        <button
          type="button"
          className="ui-combobox__clear"
          tabIndex={-1}
          aria-label={t('controls.clear')}
          onClick={props.onClear}
        >
          <CloseIcon />
        </button>
      ) : null}
      {props.suffix ?? <span className="ui-combobox__arrow" aria-hidden="true" />}
      {isOpen ? (
        // Focus stays in the field.
        <Floating anchor={field} wide className="ui-options" onMouseDown={(event) => event.preventDefault()}>
          <OptionList id={listId} label={label} groups={groups} active={active} shown={shown} onChoose={choose} />
          {options.length === 0 ? (
            <div className="ui-option-note" role="status">
              {t(busy ? 'core.loading' : 'controls.noMatch')}
            </div>
          ) : null}
          {props.note}
        </Floating>
      ) : null}
    </div>
  );
}
