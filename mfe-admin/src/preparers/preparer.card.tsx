import { fullName } from '@portal/domain/account/person-name';
import { useTranslate } from '@portal/i18n';
import { Button, Inline, MutedText } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { Contact } from '../table/cells';
import { MoreActions, Specialties, type PreparerProps } from './preparer-parts';
import { WorkloadBar } from './workload';

export function PreparerCard({ preparer, onAction }: PreparerProps) {
  const t = useTranslate();
  const name = fullName(preparer);
  return (
    <article className="ui-card admin-preparer" aria-label={name}>
      <Inline apart>
        <h3>{name}</h3>
        <Tag>{preparer.preparer_code}</Tag>
      </Inline>
      <MutedText>
        {[preparer.title, preparer.office_name ?? t('adminPreparers.noOffice')].filter(Boolean).join(' · ')}
      </MutedText>
      <Contact phone={preparer.phone} email={preparer.email} />
      <Specialties of={preparer.specialties} />
      {preparer.must_change_password ? <MutedText>{t('adminPreparers.notSignedIn')}</MutedText> : null}
      <WorkloadBar
        clients={preparer.clients_count}
        label={t('preparerManagement.workload.ofPreparer', { count: preparer.clients_count })}
      />
      <div className="admin-preparer__actions">
        <Button aria-label={t('preparerManagement.editName', { name })} onClick={() => onAction('edit', preparer)}>
          {t('preparerManagement.edit')}
        </Button>
        <MoreActions preparer={preparer} onAction={onAction} />
      </div>
    </article>
  );
}
