import { fullName } from '@portal/domain/account/person-name';
import { useAdminPreparerQuery } from '@portal/data-access/preparer-choices';
import { useTranslate } from '@portal/i18n';
import { FilterChip } from '../table/filter-chip';

interface PreparerChipProps {
  /** Id of the preparer whose clients are listed; '' for all. */
  id: string;
  onClear: () => void;
}

/** The preparer to whom the list is limited, which is set by links from workloads. */
export function PreparerChip({ id, onClear }: PreparerChipProps) {
  const t = useTranslate();
  const { currentData } = useAdminPreparerQuery({ id }, { skip: id === '' });
  if (id === '') return null;
  const name = currentData ? fullName(currentData) : t('core.none');
  return <FilterChip onClear={onClear}>{t('clientsByOffice.preparer', { name })}</FilterChip>;
}
