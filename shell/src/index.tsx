import { createRoot } from 'react-dom/client';
import { createPortalStore, type PortalStore } from '@portal/data-access/core';
import { preloadSite } from '@portal/data-access/site';
import type { CatalogFiles } from '@portal/i18n';
import { App } from './app';
import { isPrerendered, takeOver } from './prerender/take-over';
import { preloadPage } from './routes/routes';
import { requestFirstPage, takeStartData } from './start-data';
import { startPage, untilLoaded } from './start-page';

/** Modules provided to remotes: the shell is their only provider. Nothing is loaded until a remote needs it. */
export const modulesForRemotes = [
  () => import('@portal/drafts/outbox'),
  () => import('@portal/ui-kit/data'),
  () => import('@portal/ui-kit/controls'),
  () => import('@portal/ui-kit/table'),
  () => import('@portal/ui-kit/upload'),
] as const;

/** Returns the nonce of this page's Content Security Policy, which the gateway writes into a meta element. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;

const catalogs: CatalogFiles = {
  en: () => import('./messages/en.catalog'),
  es: () => import('./messages/es.catalog'),
};

async function show(root: HTMLElement, store: PortalStore): Promise<void> {
  const render = () => createRoot(root).render(<App store={store} nonce={pageNonce()} />);
  if (!isPrerendered(root)) {
    render();
    return;
  }
  await Promise.all([untilLoaded(() => preloadPage(window.location.pathname)), preloadSite(store)]);
  takeOver(root, render);
}

const root = document.getElementById('root');
if (root) {
  const store = createPortalStore();
  // Before rendering, because every page needs it.
  takeStartData(store);
  void startPage({
    root,
    catalogs,
    render: () => show(root, store),
    reload: () => window.location.reload(),
  });
  // After the start, which sets the language.
  requestFirstPage(store);
}
