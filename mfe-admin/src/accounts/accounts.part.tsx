import { useState } from 'react';
import { accountStatuses } from '@portal/domain/account/account-status';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminAccount } from '@portal/domain/accounts/admin-accounts.dto';
import { useAdminAccountsQuery } from '@portal/data-access/admin-people';
import { useUser } from '@portal/data-access/core';
import { useTranslate } from '@portal/i18n';
import { Inline, MutedText } from '@portal/ui-kit/core';
import { KeyIcon, LockIcon, UnlockIcon } from '@portal/ui-kit/icons';
import type { Column } from '@portal/ui-kit/table';
import { ClientLink, Contact, Day } from '../table/cells';
import { RowAction } from '../table/row-action';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';
import { CloseAccountModal } from './close-account.modal';
import { ReopenAccountModal } from './reopen-account.modal';
import { ResetSecondFactorModal } from './reset-second-factor.modal';

const otherRoles = ['preparer', 'client'] as const;

/** The Accounts page: open and closed accounts of every role, administrators first. */
export default function AccountsPart() {
  const t = useTranslate();
  const [chosen, setChosen] = useState<AdminAccount>();
  const [resetting, setResetting] = useState<AdminAccount>();
  const filters = { role: otherRoles, status: accountStatuses };
  const address = useTableAddress({ size: 20, filters, sorts: ['name'] });
  const part = useAdminAccountsQuery({ query: { role: 'admin', ...address.query } });
  const close = (): void => setChosen(undefined);
  return (
    <>
      <ServerTable
        label={t('accountList.title')}
        columns={useColumns({ onChoose: setChosen, onResetFactor: setResetting })}
        rowKey={({ id }) => id}
        address={address}
        part={part}
        failed={t('adminAccounts.loadFailed')}
        empty={{ title: t('accountList.none') }}
        search={{ label: t('accountList.search'), hint: t('accountList.searchHint') }}
        filters={[
          {
            name: 'role',
            label: t('accountList.role'),
            options: otherRoles.map((value) => ({ value, label: t(`accountList.roles.${value}`) })),
            all: t('accountList.roles.admin'),
          },
          {
            name: 'status',
            label: t('accountList.status'),
            options: accountStatuses.map((value) => ({ value, label: t(`accountList.statuses.${value}`) })),
          },
        ]}
      />
      {chosen?.status === 'active' ? <CloseAccountModal account={chosen} onClose={close} /> : null}
      {resetting ? <ResetSecondFactorModal account={resetting} onClose={() => setResetting(undefined)} /> : null}
      {chosen?.status === 'disabled' ? <ReopenAccountModal account={chosen} onClose={close} /> : null}
    </>
  );
}

interface Choices {
  onChoose: (account: AdminAccount) => void;
  onResetFactor: (account: AdminAccount) => void;
}

function useColumns(choices: Choices): readonly Column<AdminAccount>[] {
  const t = useTranslate();
  return [
    {
      key: 'name',
      title: t('accountList.columns.name'),
      sortable: true,
      cell: (account) =>
        account.role === 'client' ? <ClientLink id={account.id} name={fullName(account)} /> : fullName(account),
    },
    {
      key: 'contact',
      width: 'large',
      title: t('accountList.columns.contact'),
      cell: ({ phone, email }) => <Contact phone={phone} email={email} />,
    },
    {
      key: 'status',
      title: t('accountList.columns.status'),
      cell: ({ status, closed_at, closed_reason }) => (
        <div className="admin-line">
          {t(`accountList.statuses.${status}`)} {closed_at ? <Day at={closed_at} /> : null}
          {closed_reason ? <MutedText>{closed_reason}</MutedText> : null}
        </div>
      ),
    },
    {
      key: 'actions',
      isAction: true,
      width: 'small',
      title: t('accountList.columns.actions'),
      cell: (account) => <AccountActions account={account} {...choices} />,
    },
  ];
}

function AccountActions({ account, onChoose, onResetFactor }: Choices & { account: AdminAccount }) {
  const t = useTranslate();
  const name = fullName(account);
  const me = useUser();
  if (account.id === me.id) return <MutedText>{t('accountList.you')}</MutedText>;
  // Pending accounts are approved or rejected in Preparer Management.
  if (account.status === 'pending') return null;
  const action = account.status === 'active' ? 'close' : 'reopen';
  return (
    <Inline>
      {account.role === 'client' || account.status !== 'active' ? null : (
        <RowAction
          label={t('accountList.factor.action')}
          name={t('accountList.factor.actionName', { name })}
          icon={<KeyIcon />}
          onClick={() => onResetFactor(account)}
        />
      )}
      <RowAction
        label={t(`accountList.${action}`)}
        name={t(`accountList.${action}Name`, { name })}
        icon={action === 'close' ? <LockIcon /> : <UnlockIcon />}
        onClick={() => onChoose(account)}
      />
    </Inline>
  );
}
