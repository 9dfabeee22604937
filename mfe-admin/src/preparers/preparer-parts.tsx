import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { specialtyName } from '@portal/domain/preparers/preparer-words';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { useTranslate } from '@portal/i18n';
import { ActionMenu } from '@portal/ui-kit/controls';
import { Inline, MutedText, VisuallyHidden } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';

export type PreparerAction = 'edit' | 'pin' | 'factor' | 'link' | 'close' | 'remove';

export interface PreparerProps {
  preparer: AdminPreparer;
  onAction: (action: PreparerAction, preparer: AdminPreparer) => void;
}

export function MoreActions({ preparer, onAction }: PreparerProps) {
  const t = useTranslate();
  const act = (action: PreparerAction) => () => onAction(action, preparer);
  return (
    <ActionMenu
      label={t('preparerManagement.moreShort')}
      actions={[
        { key: 'pin', label: t('preparerManagement.pin.menu'), onClick: act('pin') },
        { key: 'factor', label: t('accountList.factor.action'), onClick: act('factor') },
        { key: 'link', label: t('preparerManagement.link.menu'), onClick: act('link') },
        { key: 'close', label: t('accountList.menu'), onClick: act('close') },
        { key: 'remove', label: t('preparerManagement.remove.menu'), dangerous: true, onClick: act('remove') },
      ]}
    />
  );
}

/** Shows two specialties and the number of others, common ones in the reader's language. */
export function Specialties({ of }: { of: readonly string[] }) {
  const t = useTranslate();
  const named = of.map((specialty) => specialtyName(t, specialty));
  const [shown, others] = [named.slice(0, preparerLimits.onCard), named.slice(preparerLimits.onCard)];
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
