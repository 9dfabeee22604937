import { formatMoney } from '@portal/domain/i18n/format';
import { useLocale } from '@portal/i18n';

export interface BarRow {
  key: string;
  label: string;
  amount: number;
  /** `success` for refunds, `error` for amounts owed, `plain` for neutral measures. */
  tone?: 'plain' | 'success' | 'error';
}

/** Shows amounts as bars on one scale inside a table, which screen readers can read and users can copy. */
export function BarChart({ caption, rows }: { caption: string; rows: readonly BarRow[] }) {
  const locale = useLocale();
  const most = Math.max(1, ...rows.map(({ amount }) => Math.abs(amount)));
  return (
    <table className="ui-bars">
      <caption className="ui-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ key, label, amount, tone = 'plain' }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="ui-bars__amount">{formatMoney(amount, locale)}</td>
            <td className="ui-bars__cell">
              <svg
                className={`ui-bars__bar ui-bars__bar--${tone}`}
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className="ui-bars__track" width="100" height="8" />
                <rect width={(Math.abs(amount) / most) * 100} height="8" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
