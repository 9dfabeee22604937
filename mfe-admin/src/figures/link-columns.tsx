import { useId, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import './figures.css';

export interface LinkedColumn {
  key: string;
  /** The period in words: "Jan 5, 2025 to Jan 11, 2025". */
  period: string;
  /** The figure in words or numbers. */
  text: string;
  size: number;
  /** The list of this period. */
  to: string;
}

interface LinkColumnsProps {
  title: string;
  /** Figure of the whole time, and its list. */
  total: { text: string; to: string };
  /** Shown instead of the columns while all of them are zero. */
  empty: string;
  columns: readonly LinkedColumn[];
}

/** Number of columns to move by a key. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/**
 * A figure over time, the current period last. Each column is a link to its rows; Tab reaches one of them, and the arrow
 * keys the others.
 */
export function LinkColumns({ title, total, empty, columns }: LinkColumnsProps) {
  const heading = useId();
  const last = columns.length - 1;
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? last, last);
  const shown = columns[at];
  const most = Math.max(1, ...columns.map(({ size }) => size));
  const move = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, at + step));
    event.currentTarget.closest('ol')?.querySelectorAll('a')[next]?.focus();
  };
  return (
    <section className="ui-card admin-columns-card" aria-labelledby={heading}>
      <div className="admin-columns-card__head">
        <h3 id={heading}>{title}</h3>
        <Link to={total.to}>{total.text}</Link>
      </div>
      {columns.every(({ size }) => size === 0) ? (
        <p className="ui-muted admin-time--empty">{empty}</p>
      ) : (
        <>
          {/* Announced by the links themselves. */}
          <p className="ui-muted" aria-hidden="true">
            {shown ? `${shown.period}: ${shown.text}` : ''}
          </p>
          <ol className="admin-time">
            {columns.map(({ key, period, text, size, to }, index) => (
              <li key={key}>
                <Link
                  to={to}
                  tabIndex={index === at ? 0 : -1}
                  aria-label={`${period}: ${text}`}
                  onFocus={() => setChosen(index)}
                  onPointerEnter={() => setChosen(index)}
                  onPointerLeave={() => setChosen(undefined)}
                  onKeyDown={move}
                >
                  <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="10" y={100 - share(size, most)} height={share(size, most)} />
                  </svg>
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Height of a column in percent; nothing is still a line. */
const share = (size: number, most: number): number => Math.max(2, (Math.max(0, size) / most) * 100);
