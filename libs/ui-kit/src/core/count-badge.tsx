/** Largest number that a badge shows in full. */
const most = 99;

/**
 * A number beside text, such as unread messages; renders nothing for 0. `label` is its accessible description: "3
 * unread messages".
 */
export const CountBadge = ({ count, label }: { count: number; label: string }) =>
  count > 0 ? (
    <span role="img" aria-label={label} className="ui-count">
      {count > most ? `${most}+` : count}
    </span>
  ) : null;
