import { lineLabel, type EngineTexts } from '@portal/domain/tax/engine-texts';
import { useEstimateNames } from './use-estimate-names';
import type { ChangedLine } from './what-if';

interface ChangedLinesProps {
  changes: readonly ChangedLine[];
  texts: EngineTexts | null;
}

/** Lists lines of an estimate that change, each with what it changes for the filer if it is a part of the refund. */
export const ChangedLines = ({ changes, texts }: ChangedLinesProps) => (
  <ul className="tax-lines">
    {changes.map((one) => (
      <Changed key={one.line.id} change={one} texts={texts} />
    ))}
  </ul>
);

/** Lists the lines that change without being a part of the refund, behind their number. */
export function OtherLines({ changes, texts }: ChangedLinesProps) {
  const { t } = useEstimateNames();
  if (changes.length === 0) return null;
  return (
    <details className="tax-details">
      <summary>{t('taxTrace.whatIf.others', { count: changes.length })}</summary>
      <ChangedLines changes={changes} texts={texts} />
    </details>
  );
}

function Changed({ change, texts }: { change: ChangedLine; texts: EngineTexts | null }) {
  const { t, money } = useEstimateNames();
  const { line, before, after, effect } = change;
  return (
    <li className="tax-line">
      <span className="tax-line__words">
        <strong>{lineLabel(line, texts)}</strong>
        <small>{t('taxTrace.whatIf.fromTo', { before: money(before), after: money(after) })}</small>
      </span>
      {effect === undefined ? null : <Effect amount={effect} />}
    </li>
  );
}

/** An amount with its sign: "+ $2,000.00". */
export function Effect({ amount }: { amount: number }) {
  const { signed } = useEstimateNames();
  return <span className="ui-money">{signed(amount)}</span>;
}
