import { FieldLink } from '@portal/ui-kit/forms';
import { formatSignedDollars, formatSignedMoney } from '@portal/domain/i18n/format';
import type { Change } from './changes';
import { useEstimateNames } from './use-estimate-names';

interface ToCorrectProps {
  malformed: readonly string[];
  /** Whether there is an estimate that leaves these fields out. */
  areIgnored: boolean;
}

/** Links to the invalid fields that the estimate would use. */
export function ToCorrect({ malformed, areIgnored }: ToCorrectProps) {
  const { t } = useEstimateNames();
  if (malformed.length === 0) return null;
  return (
    <div className="tax-needed">
      <p>{areIgnored ? t('tax.correct.leftOut') : t('tax.correct.title')}</p>
      <ul className="tax-list">
        {malformed.map((field) => (
          <li key={field}>
            <FieldLink field={field} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Shows what the last edit changed: "− $1,500: Child 2 no longer qualifies for the child tax credit". Reserves its space
 * to avoid a layout shift.
 */
export function ChangeLine({ change }: { change: Change | null }) {
  const { t, locale } = useEstimateNames();
  if (!change) return <p className="tax-change" />;
  const { difference } = change;
  const format = Number.isInteger(difference) ? formatSignedDollars : formatSignedMoney;
  const amount = format(difference, locale);
  return (
    <p className="tax-change" data-better={difference > 0}>
      {t('tax.changes.line', { amount, why: t(change.why) })}
    </p>
  );
}
