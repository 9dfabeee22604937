import { useId, type ReactNode } from 'react';

interface ProgressBarProps {
  label: ReactNode;
  /** Whole percent. */
  percent: number;
  /** The number stands beside it, so that nobody depends on the colour. `plain`: what is only a measure. */
  tone?: 'green' | 'yellow' | 'red' | 'plain';
  /** What stands beside the label; as it is: the percent. */
  value?: ReactNode;
  /** A hairline: for progress that is told in words first. */
  thin?: boolean;
}

/** How far something is. Own part: antd's is 12 kB of the wizard that visitors fill in. */
export function ProgressBar({ label, percent, tone = 'green', value, thin = false }: ProgressBarProps) {
  const id = useId();
  const part = Math.min(100, Math.max(0, percent));
  return (
    <div className={`ui-progress ui-progress--${tone}`} data-thin={thin || undefined}>
      <div className="ui-inline ui-inline--apart">
        <span id={id}>{label}</span>
        <strong className="ui-money">{value ?? `${percent}%`}</strong>
      </div>
      <svg
        className="ui-progress__track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={part}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <rect width={`${part}%`} height="100%" />
      </svg>
    </div>
  );
}
