import { createRoot } from 'react-dom/client';
import { createPortalStore } from '@portal/data-access/core';
import { App } from './app';
import { pageNonce } from './nonce';
import { remoteList } from './remotes/remote-list';
import './remotes/parts-for-remotes';

// Asked for before anything is drawn: whichever area comes first, it needs this.
void remoteList.read();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App store={createPortalStore()} nonce={pageNonce()} />);
