import { formatMoney } from '@portal/domain/i18n/format';
import { useLocale } from '@portal/i18n';

export interface BarRow {
  key: string;
  label: string;
  amount: number;
  /** `success` for refunds, `error` for amounts owed, `plain` for neutral measures. */
  tone?: 'plain' | 'success' | 'error';
}

/**
 * Shows amounts as bars on one scale inside a table, which screen readers can read and users can copy. If any amount is
 * negative, all bars start at a common zero line, and negative ones grow to its left.
 */
export function BarChart({ caption, rows }: { caption: string; rows: readonly BarRow[] }) {
  const locale = useLocale();
  const amounts = rows.map(({ amount }) => amount);
  const least = Math.min(0, ...amounts);
  const span = Math.max(1, Math.max(0, ...amounts) - least);
  const zero = (-least / span) * 100;
  return (
    <table className="ui-bars">
      <caption className="ui-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ key, label, amount, tone = 'plain' }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="ui-bars__amount">{amount === 0 ? '–' : formatMoney(amount, locale)}</td>
            <td className="ui-bars__cell">
              <svg
                className={`ui-bars__bar ui-bars__bar--${tone}`}
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className="ui-bars__track" width="100" height="8" />
                <rect
                  x={amount < 0 ? zero - (-amount / span) * 100 : zero}
                  width={(Math.abs(amount) / span) * 100}
                  height="8"
                />
                {least < 0 ? <line x1={zero} x2={zero} y2="8" vectorEffect="non-scaling-stroke" /> : null}
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
