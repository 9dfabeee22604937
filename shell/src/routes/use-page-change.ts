import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { useSite } from '@portal/data-access/site';
import { notify } from '@portal/ui-kit/core';

/** Maximum wait for the heading of a new page, ms. After that, focus stays where it is. */
const headingTimeout = 5000;

/**
 * Sets the document's title (null if not known yet). After a page change, focuses the heading, scrolls to the top, and
 * removes the previous page's toasts.
 */
export function usePageChange(title: string | null): void {
  const t = useTranslate();
  const site = useSite();
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(pathname);

  useEffect(() => {
    const product = site?.name ?? t('shell.product');
    document.title = title ? `${title} · ${product}` : product;
  }, [title, site?.name, t]);

  // Before the effects of the new page, which may focus a part of it.
  useLayoutEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    notify.leavePage();
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, navigationType]);
}

/** Focuses the page's `h1` as soon as it exists, unless the user or the page has moved the focus. */
function focusHeading(): () => void {
  const start = document.activeElement;
  const focusIfReady = (): boolean => {
    if (document.activeElement !== start && document.activeElement !== document.body) return true;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  // Wait: the screen still shows the previous page.
  const watcher = new MutationObserver(() => {
    if (focusIfReady()) watcher.disconnect();
  });
  const main = document.querySelector('main');
  if (main) watcher.observe(main, { childList: true, subtree: true });
  const frame = requestAnimationFrame(() => {
    if (focusIfReady()) watcher.disconnect();
  });
  const end = setTimeout(() => watcher.disconnect(), headingTimeout);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(end);
  };
}
