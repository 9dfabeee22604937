import { useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { useTranslate } from '@portal/i18n';
import { IconButton } from '@portal/ui-kit/controls';
import { HeaderSlot, lazyWindow } from '@portal/ui-kit/core';
import { InfoCircleIcon, MessageIcon } from '@portal/ui-kit/icons';
import { pageCatalogs } from '../messages/page-catalogs';
import { useShortcuts } from './use-shortcuts';
import './keys.css';

const MessagesDrawer = lazyWindow(() => loadWithCatalog(import('@portal/feature-messages/drawer'), pageCatalogs));
const KeysModal = lazyWindow(() => import('./keys.modal'));

/** Keys that also work in the document review. */
const through = ['m'];

/** Returns the client of the row that has focus. */
function clientOfRow(): string | undefined {
  const link = document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>('a[href^="/client/"]');
  return link ? /^\/client\/([^/?]+)/.exec(link.getAttribute('href') ?? '')?.[1] : undefined;
}

/** Keyboard shortcuts and the message drawer of every page of the area. */
export function AreaShortcuts() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const shownClient = useMatch('/client/:clientId')?.params.clientId;
  const isOnMessages = useMatch('/messages/*') !== null;
  const [showsKeys, setShowsKeys] = useState(false);
  /** The other person, or null for the newest unread conversation; undefined while the drawer is closed. */
  const [writing, setWriting] = useState<string | null>();

  const write = (): void => {
    if (!isOnMessages) setWriting(shownClient ?? clientOfRow() ?? null);
  };
  const searchClients = (): void => {
    const field = document.querySelector<HTMLInputElement>('[data-shortcut="search"] input');
    if (field) {
      field.focus();
      field.select();
    } else void navigate('/dashboard', { state: { search: true } });
  };
  const reviewDocuments = (): void => {
    const id = shownClient ?? clientOfRow();
    if (id === undefined) return;
    const params = new URLSearchParams(search);
    params.set('tab', 'documents');
    params.set('paper', 'w2');
    void navigate(`/client/${id}?${params}`, { state });
  };
  useShortcuts({ '/': searchClients, m: write, d: reviewDocuments, '?': () => setShowsKeys(true) }, through);

  return (
    <>
      <HeaderSlot>
        <IconButton label={t('clients.openMessages')} icon={<MessageIcon size={20} />} onClick={write} />
        <span className="keys-help">
          <IconButton
            label={t('clients.keys')}
            icon={<InfoCircleIcon size={20} />}
            onClick={() => setShowsKeys(true)}
          />
        </span>
      </HeaderSlot>
      {writing === undefined ? null : (
        <MessagesDrawer userId={writing ?? undefined} onClose={() => setWriting(undefined)} />
      )}
      {showsKeys ? <KeysModal onClose={() => setShowsKeys(false)} /> : null}
    </>
  );
}
