import { fullName } from '@portal/domain/account/person-name';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { useTranslate } from '@portal/i18n';
import { ActionMenu } from '@portal/ui-kit/controls';
import { Button, Inline, MutedText, VisuallyHidden } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { Contact } from '../table/cells';
import { WorkloadBar } from './workload';

export type PreparerAction = 'edit' | 'pin' | 'link' | 'close' | 'remove';

interface PreparerCardProps {
  preparer: AdminPreparer;
  onAction: (action: PreparerAction, preparer: AdminPreparer) => void;
}

export function PreparerCard({ preparer, onAction }: PreparerCardProps) {
  const t = useTranslate();
  const name = fullName(preparer);
  const act = (action: PreparerAction) => () => onAction(action, preparer);
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
        <Button aria-label={t('preparerManagement.editName', { name })} onClick={act('edit')}>
          {t('preparerManagement.edit')}
        </Button>
        <ActionMenu
          label={t('preparerManagement.moreShort')}
          actions={[
            { key: 'pin', label: t('preparerManagement.pin.menu'), onClick: act('pin') },
            { key: 'link', label: t('preparerManagement.link.menu'), onClick: act('link') },
            { key: 'close', label: t('accountList.menu'), onClick: act('close') },
            { key: 'remove', label: t('preparerManagement.remove.menu'), dangerous: true, onClick: act('remove') },
          ]}
        />
      </div>
    </article>
  );
}

/** Shows two specialties and the number of others. */
function Specialties({ of }: { of: readonly string[] }) {
  const t = useTranslate();
  const [shown, others] = [of.slice(0, preparerLimits.onCard), of.slice(preparerLimits.onCard)];
  if (of.length === 0) return <MutedText>{t('adminPreparers.noSpecialties')}</MutedText>;
  const names = others.join(', ');
  return (
    <Inline>
      {shown.map((specialty) => (
        <Tag key={specialty}>{specialty}</Tag>
      ))}
      {others.length > 0 ? (
        <span title={names}>
          <span aria-hidden="true">{`+${others.length}`}</span>
          <VisuallyHidden>{t('preparerManagement.moreSpecialties', { count: others.length, names })}</VisuallyHidden>
        </span>
      ) : null}
    </Inline>
  );
}
