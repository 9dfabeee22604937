import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { StandaloneSession } from '@portal/data-access/standalone';
import { PortalTheme, SiteFrame, Toasts } from '@portal/ui-kit/core';
import { Component } from './area';

// This area on a page of its own, for development (`npm run dev`).
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StoreProvider store={createPortalStore()}>
      <BrowserRouter>
        <PortalTheme>
          <SiteFrame header={null}>
            <StandaloneSession>
              <Component />
            </StandaloneSession>
          </SiteFrame>
          <Toasts />
        </PortalTheme>
      </BrowserRouter>
    </StoreProvider>,
  );
