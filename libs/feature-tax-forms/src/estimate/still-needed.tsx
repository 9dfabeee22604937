import type { EstimateInputName } from '@portal/domain/tax/saved-estimate.dto';
import { useEstimateNames } from './use-estimate-names';

/** Lists the input that is missing for an amount. */
export function StillNeeded({ needed }: { needed: readonly EstimateInputName[] }) {
  const { t } = useEstimateNames();
  if (needed.length === 0) return null;
  return (
    <div className="tax-needed">
      <p>{t('tax.needed.title')}</p>
      <ul className="tax-list">
        {needed.map((what) => (
          <li key={what}>{t(`tax.needed.${what}`)}</li>
        ))}
      </ul>
    </div>
  );
}
