import { Link } from 'react-router-dom';
import './figures.css';

export interface LinkedBar {
  key: string;
  label: string;
  /** The figure in words or numbers. */
  text: string;
  /** Length of the bar, in any unit; bars of one list share a scale. */
  size: number;
  /** The list behind the figure. */
  to: string;
}

/** Figures as bars on one scale; each is a link to the list behind it. */
export function LinkBars({ label, bars }: { label: string; bars: readonly LinkedBar[] }) {
  const most = Math.max(1, ...bars.map(({ size }) => size));
  return (
    <ul className="admin-bars" aria-label={label}>
      {bars.map(({ key, label: name, text, size, to }) => (
        <li key={key}>
          <Link to={to}>
            <span>{name}</span> <strong>{text}</strong>
          </Link>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className="admin-bars__track" width="100" height="6" />
            <rect width={(Math.max(0, size) / most) * 100} height="6" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
