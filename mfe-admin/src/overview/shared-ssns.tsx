import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSharedSsnsQuery } from '@portal/data-access/statistics';
import type { SharedSsn } from '@portal/domain/intake/shared-ssns.dto';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, Inline, List } from '@portal/ui-kit/core';
import { addressOf } from '../addresses/admin-address';

/** SSNs per page. */
const pageSize = 5;

/** Warns of clients who entered the same Social Security number; never shows the number. */
export function SharedSsns() {
  const t = useTranslate();
  const [cursor, setCursor] = useState<string>();
  const { data } = useSharedSsnsQuery(
    { query: { limit: pageSize, ...(cursor ? { cursor } : {}) } },
    { refetchOnMountOrArgChange: true },
  );
  if (!data || data.total === 0) return null;
  return (
    <Alert tone="warning" title={t('adminOverview.shared.title', { count: data.total })}>
      <List>
        {data.rows.map((shared) => (
          <li key={shared.id}>
            <p>
              <Sharing {...shared} />
            </p>
          </li>
        ))}
      </List>
      <p>{t('adminOverview.shared.about')}</p>
      <Inline>
        {data.next ? <Button onClick={() => setCursor(data.next)}>{t('adminOverview.shared.next')}</Button> : null}
        {cursor ? <Button onClick={() => setCursor(undefined)}>{t('adminOverview.shared.first')}</Button> : null}
      </Inline>
    </Alert>
  );
}

/** Links each client to their account, where it can be closed. */
function Sharing({ clients, clients_count }: SharedSsn) {
  const t = useTranslate();
  const others = clients_count - clients.length;
  const links = clients.map(({ id, name, email }, at) => (
    <span key={id}>
      {at > 0 ? ', ' : ''}
      <Link to={`${addressOf('accounts')}?${new URLSearchParams({ role: 'client', search: email }).toString()}`}>
        {name}
      </Link>
    </span>
  ));
  return others > 0 ? (
    <>
      {links} {t('adminOverview.shared.others', { count: others })}
    </>
  ) : (
    links
  );
}
