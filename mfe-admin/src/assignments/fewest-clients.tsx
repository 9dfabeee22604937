import { fullName } from '@portal/domain/account/person-name';
import { usePreparerChoicesQuery } from '@portal/data-access/preparer-choices';
import { useTranslate } from '@portal/i18n';
import type { FilterOption } from '@portal/ui-kit/controls';
import { Button, Inline } from '@portal/ui-kit/core';

/** Number of preparers offered. */
const offered = 3;

interface FewestClientsProps {
  /** Id of the chosen preparer. */
  chosen: string | undefined;
  onChoose: (preparer: FilterOption) => void;
}

/** Offers the preparers with the fewest clients, so that choosing one of them takes one click. */
export function FewestClients({ chosen, onChoose }: FewestClientsProps) {
  const t = useTranslate();
  const query = { role: 'preparer', status: 'active', sort: 'clients', limit: offered } as const;
  const { data } = usePreparerChoicesQuery({ query }, { refetchOnMountOrArgChange: true });
  return (
    <div className="admin-fewest" role="group" aria-label={t('adminClients.fewest')}>
      <span className="ui-muted">{t('adminClients.fewest')}</span>
      <Inline>
        {(data?.rows ?? []).map((preparer) => (
          <Button
            key={preparer.id}
            kind={preparer.id === chosen ? 'primary' : 'default'}
            onClick={() => onChoose({ value: preparer.id, label: fullName(preparer) })}
          >
            {t('adminClients.fewestChoice', { name: fullName(preparer), count: preparer.clients_count })}
          </Button>
        ))}
      </Inline>
    </div>
  );
}
