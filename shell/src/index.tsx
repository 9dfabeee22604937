import { createRoot } from 'react-dom/client';
import { createPortalStore } from '@portal/data-access/core';
import type { CatalogFiles } from '@portal/i18n';
import { App } from './app';
import { remoteList } from './remotes/remote-list';
import { startPage } from './start-page';

/**
 * The shell is the sole provider of what remotes share, and provides only what it imports somewhere. These are modules
 * that only remotes use; nothing is loaded until one of them asks.
 */
export const modulesForRemotes = [
  () => import('@portal/ui-kit/data'),
  () => import('@portal/ui-kit/controls'),
  () => import('@portal/ui-kit/table'),
  () => import('@portal/ui-kit/upload'),
] as const;

/** The nonce of this page's content security policy, put into a meta element by the gateway. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;

// Asked for before anything is rendered: whichever area comes first, it needs this.
void remoteList.read();

const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

const root = document.getElementById('root');
if (root) {
  void startPage({
    root,
    catalogs,
    render: () => createRoot(root).render(<App store={createPortalStore()} nonce={pageNonce()} />),
    reload: () => window.location.reload(),
  });
}
