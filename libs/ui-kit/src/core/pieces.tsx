import { useId, type ReactNode } from 'react';
import { coreWords } from './core.words';
import { DoneIcon, OpenIcon } from './icons';
import { Hidden } from './layout';
import { formatMoney } from './money';

interface ProgressBarProps {
  label: ReactNode;
  /** Whole percent. */
  percent: number;
  /** Green, yellow, red; the number stands beside it, so that nobody depends on the colour. */
  tone?: 'done' | 'underway' | 'started';
}

export function ProgressBar({ label, percent, tone = 'done' }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="ui-progress">
      <div className="ui-row ui-row--apart">
        <span id={id}>{label}</span>
        <strong className="ui-money">{percent}%</strong>
      </div>
      <progress
        className={`ui-progress__track ui-progress__track--${tone}`}
        max={100}
        value={percent}
        aria-labelledby={id}
      />
    </div>
  );
}

export interface Step {
  name: string;
  done: boolean;
}

/** What is done and what is still to do, in words. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ul className="ui-steps">
    {steps.map((step) => (
      <li key={step.name} data-done={step.done}>
        {step.done ? <DoneIcon /> : <OpenIcon />}
        <span>
          {step.name}
          <Hidden>: {step.done ? coreWords.done : coreWords.pending}</Hidden>
        </span>
      </li>
    ))}
  </ul>
);

/** Numbers worth a look. Each child is a `Tile`. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <dl className="ui-columns ui-columns--narrow">{children}</dl>
);

interface TileProps {
  label: ReactNode;
  value: ReactNode;
}

export const Tile = ({ label, value }: TileProps) => (
  <div className="ui-tile">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** An amount in a tile; nine figures are written smaller, so that they stay on their line. */
export function MoneyTile({ label, amount }: { label: ReactNode; amount: number }) {
  const text = formatMoney(amount);
  return (
    <Tile
      label={label}
      value={<span className={text.length > 10 ? 'ui-money ui-money--long' : 'ui-money'}>{text}</span>}
    />
  );
}

/** The class name that makes a router's link a card: a `strong` title and a line below. */
export const linkCardClass = 'ui-link-card';

/** Rows with something at their end. */
export const PlainList = ({ children }: { children: ReactNode }) => <ul className="ui-list">{children}</ul>;
