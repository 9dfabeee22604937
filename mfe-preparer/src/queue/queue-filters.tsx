import { returnStates, turns } from '@portal/domain/returns/return-states';
import { queueAges, queueSorts } from '@portal/domain/returns/returns.dto';
import { useTranslate } from '@portal/i18n';
import { FilterSelect } from '@portal/ui-kit/controls';
import type { QueueParams } from './queue-address';

interface QueueFiltersProps {
  params: QueueParams;
  onChange: (some: Partial<QueueParams>) => void;
}

export function QueueFilters({ params, onChange }: QueueFiltersProps) {
  const t = useTranslate();
  return (
    <>
      <FilterSelect
        label={t('queue.turn')}
        value={params.turn}
        options={[
          ...turns.map((value) => ({ value, label: t(`returns.staffTurns.${value}`) })),
          { value: 'any', label: t('queue.anyTurn') },
        ]}
        onChange={(turn) => onChange({ turn, state: '' })}
      />
      <FilterSelect
        label={t('queue.state')}
        value={params.state}
        options={[
          { value: '', label: t('queue.anyState') },
          ...returnStates.map((value) => ({ value, label: t(`returns.states.${value}`) })),
        ]}
        onChange={(state) => onChange({ state, turn: state ? 'any' : 'office' })}
      />
      <FilterSelect
        label={t('queue.age')}
        value={params.age}
        options={[
          { value: '', label: t('queue.anyAge') },
          ...queueAges.map((value) => ({ value, label: t(`returns.ages.${value}`) })),
        ]}
        onChange={(age) => onChange({ age })}
      />
      <FilterSelect
        label={t('queue.sort')}
        value={params.sort}
        options={queueSorts.map((value) => ({ value, label: t(`returns.sorts.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
    </>
  );
}
