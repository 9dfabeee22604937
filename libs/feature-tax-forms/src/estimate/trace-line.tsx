import type { TraceLine } from '@portal/tax-engine/result';
import { VisuallyHidden } from '@portal/ui-kit/core';
import { shownParts } from './line-sums';
import { LineAmount } from './line-amount';
import { aboutLine, placeOf } from './line-words';
import { useEstimateNames } from './use-estimate-names';

interface LineProps {
  line: TraceLine;
  /** All lines of the estimate. */
  lines: readonly TraceLine[];
  /** Assumptions and decisions that concern the line, as text. */
  notes: readonly string[];
  label: (line: TraceLine) => string;
  /** Returns the rule behind the line's amount, when it is not a sum of other lines. */
  rule: (line: TraceLine) => string;
  /** Name of the state. */
  state: string;
}

/**
 * Shows a line: its name and the official English one, its place on the form, a plain sentence, and its calculation on
 * request.
 */
export function Line({ line, lines, notes, label, rule, state }: LineProps) {
  const { t } = useEstimateNames();
  const own = label(line);
  return (
    <li className="tax-line" data-line={line.id}>
      <div className="tax-line__words">
        <strong>{own}</strong>
        <small>
          {own === line.label ? null : <span lang="en">{line.label} · </span>}
          {placeOf(line, t)}
        </small>
        <span className="tax-line__about">{t(aboutLine(line, lines, state))}</span>
        {notes.map((note) => (
          <span key={note} className="tax-note">
            {note}
          </span>
        ))}
        <details>
          <summary>
            {t('taxTrace.howAsked')}
            <VisuallyHidden>: {own}</VisuallyHidden>
          </summary>
          <How line={line} lines={lines} label={label} rule={rule} />
        </details>
      </div>
      <LineAmount line={line} />
    </li>
  );
}

function How({ line, lines, label, rule }: Omit<LineProps, 'notes' | 'state'>) {
  const { t, money } = useEstimateNames();
  const parts = shownParts(line, lines);
  const [first, ...more] = parts;
  if (!first) return <p>{rule(line)}</p>;
  if (more.length === 0 && first.line.amount === line.amount)
    return <p>{t('taxTrace.how.same', { label: label(first.line), place: placeOf(first.line, t) })}</p>;
  const sum = parts.reduce((so, part) => so + part.sign * Math.round(part.line.amount * 100), 0);
  return (
    <>
      <p>{t('taxTrace.how.sum')}</p>
      <ul className="tax-how">
        {parts.map((part, at) => (
          <li key={part.line.id}>
            <span>
              {part.sign < 0 ? '− ' : at > 0 ? '+ ' : ''}
              {label(part.line)}
            </span>
            <span className="ui-money">{money(part.line.amount)}</span>
          </li>
        ))}
        <li>
          <strong>= {label(line)}</strong>
          <span className="ui-money">{money(line.amount)}</span>
        </li>
      </ul>
      {sum < 0 && line.amount === 0 ? <p>{t('taxTrace.how.notBelowZero')}</p> : null}
    </>
  );
}
