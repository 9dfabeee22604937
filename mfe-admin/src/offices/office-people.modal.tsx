import { useState } from 'react';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminOffice } from '@portal/domain/offices/admin-offices.dto';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { useAssignToOfficeMutation } from '@portal/data-access/admin-people';
import { useAdminPreparersQuery } from '@portal/data-access/admin-preparers';
import { detailOr } from '@portal/data-access/core';
import { SearchBox } from '@portal/ui-kit/controls';
import { Button, EmptyState, List, MutedText, notify, QueryStates, SkeletonLines } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';

/** Maximum number of preparers listed; the user finds the others by name. */
const shownAtOnce = 50;

interface OfficePeopleModalProps {
  office: AdminOffice;
  onClose: () => void;
}

/** The preparers of an office; each addition or removal is saved immediately. */
export function OfficePeopleModal({ office, onClose }: OfficePeopleModalProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const here = useAdminPreparersQuery({ query: { role: 'preparer', office_id: office.id, limit: shownAtOnce } });
  const found = useAdminPreparersQuery({ query: { role: 'preparer', search, limit: shownAtOnce } });
  const others = found.data?.rows.filter(({ office_id }) => office_id !== office.id) ?? [];
  const moreHere = (here.data?.total ?? 0) - (here.data?.rows.length ?? 0);
  const moreFound = (found.data?.total ?? 0) - (found.data?.rows.length ?? 0);

  return (
    <Modal
      open
      title={t('officeManagement.peopleOf', { name: office.name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('officeManagement.close')}</Button>}
    >
      <h3>{t('officeManagement.here')}</h3>
      <QueryStates
        loading={here.isLoading}
        failed={here.error !== undefined}
        isEmpty={here.data?.rows.length === 0}
        skeleton={<SkeletonLines lines={3} />}
        error={t('assignments.loadFailed')}
        onRetry={() => void here.refetch()}
        empty={<EmptyState title={t('officeManagement.nobodyHere')} />}
      >
        <List>
          {here.data?.rows.map((preparer) => (
            <Person key={preparer.id} preparer={preparer} office={office} isHere />
          ))}
        </List>
        {moreHere > 0 ? <MutedText>{t('officeManagement.moreFound', { count: moreHere })}</MutedText> : null}
      </QueryStates>
      <h3>{t('officeManagement.others')}</h3>
      <SearchBox
        label={t('preparerManagement.search')}
        placeholder={t('preparerManagement.searchHint')}
        value={search}
        onSearch={setSearch}
      />
      <QueryStates
        loading={found.isLoading}
        failed={found.error !== undefined}
        isEmpty={others.length === 0 && moreFound <= 0}
        skeleton={<SkeletonLines lines={3} />}
        error={t('assignments.loadFailed')}
        onRetry={() => void found.refetch()}
        empty={<EmptyState title={t(found.data?.total ? 'officeManagement.nobodyElse' : 'adminPreparers.none')} />}
      >
        <List>
          {others.map((preparer) => (
            <Person key={preparer.id} preparer={preparer} office={office} isHere={false} />
          ))}
        </List>
        {moreFound > 0 ? <MutedText>{t('officeManagement.moreFound', { count: moreFound })}</MutedText> : null}
      </QueryStates>
    </Modal>
  );
}

interface PersonProps {
  preparer: AdminPreparer;
  office: AdminOffice;
  isHere: boolean;
}

function Person({ preparer, office, isHere }: PersonProps) {
  const t = useTranslate();
  const [assign] = useAssignToOfficeMutation();
  const name = fullName(preparer);

  const move = async (): Promise<void> => {
    const { error } = await assign({ query: { preparer_id: preparer.id, office_id: isHere ? null : office.id } });
    if (error) notify.error(detailOr(error, t('adminPreparers.assignToOfficeFailed')));
    else if (isHere) notify.success(t('officeManagement.out', { name }));
    else notify.success(t('officeManagement.moved', { name, office: office.name }));
  };

  const place = preparer.office_name
    ? t('officeManagement.nowAt', { office: preparer.office_name })
    : t('officeManagement.atNone');
  const facts = [
    preparer.email,
    isHere ? '' : place,
    preparer.status === 'pending' ? t('officeManagement.waiting') : '',
  ].filter(Boolean);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <MutedText>{facts.join(' · ')}</MutedText>
      </div>
      <Button
        aria-label={t(isHere ? 'officeManagement.takeOutName' : 'officeManagement.putInName', { name })}
        onClick={move}
      >
        {t(isHere ? 'officeManagement.takeOut' : 'officeManagement.putIn')}
      </Button>
    </li>
  );
}
