import type { ReactNode } from 'react';
import { formatCount, formatMoney } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import { useLocale } from '@portal/i18n';

/** Key figures; each child is a `StatTile`. */
export const StatTiles = ({ children }: { children: ReactNode }) => (
  <ul className="ui-grid ui-grid--narrow ui-tiles">{children}</ul>
);

/** Text or a year, an amount in dollars, or a count. */
type Figure = { value: ReactNode } | { amount: number } | { count: number };

/** A stat tile, hand-written because antd's costs 60 kB on a dashboard; long values, such as nine-digit amounts, are shrunk to fit on one line. */
type StatTileProps = {
  label: ReactNode;
  /**
   * Link to the rows behind the number. A single link makes the whole tile clickable; pass several if the rows are in
   * several lists.
   */
  link?: ReactNode;
} & Figure;

export function StatTile({ label, link, ...shown }: StatTileProps) {
  const locale = useLocale();
  const text = textOf(shown, locale);
  const length = typeof text === 'string' ? text.length : 0;
  const size = length > 12 ? ' ui-tile--longest' : '';
  return (
    <li className={`ui-tile${length > 10 ? ' ui-tile--long' : ''}${size}`}>
      <div className="ui-tile__figure">
        <div className="ui-tile__label">{label}</div>
        <div className="ui-tile__value">{text}</div>
      </div>
      {link ? <div className="ui-tile__link">{link}</div> : null}
    </li>
  );
}

function textOf(figure: Figure, locale: Locale): ReactNode {
  if ('amount' in figure) return formatMoney(figure.amount, locale);
  return 'count' in figure ? formatCount(figure.count, locale) : figure.value;
}
