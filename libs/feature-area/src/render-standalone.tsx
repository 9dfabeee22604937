import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { PortalTheme, SiteFrame, Toasts } from '@portal/ui-kit/core';
import { StandaloneSession } from './standalone-session';

/** Renders an area as a standalone page, without the shell. */
export function renderStandalone(Area: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StoreProvider store={createPortalStore()}>
      <BrowserRouter>
        <PortalTheme>
          <SiteFrame header={null}>
            <StandaloneSession>
              <Area />
            </StandaloneSession>
          </SiteFrame>
          <Toasts />
        </PortalTheme>
      </BrowserRouter>
    </StoreProvider>,
  );
}
