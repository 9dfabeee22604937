import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSite } from '@portal/data-access/site';
import { shellWords } from '../shell.words';

/** How long the heading of a new page may take before the focus is left alone, ms. */
const headingPatience = 5000;

/** Title of the document; and after a change of page, focus on its heading and the top of the page. */
export function useArrival(title: string): void {
  const site = useSite();
  const { pathname } = useLocation();
  const way = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    document.title = `${title} · ${site?.name ?? shellWords.product}`;
  }, [title, site?.name]);

  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    if (way !== 'POP') window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, way]);
}

/** Focuses the page's `h1` as soon as it is there, unless the person has gone elsewhere meanwhile. */
function focusHeading(): () => void {
  const start = document.activeElement;
  const tryNow = (): boolean => {
    if (document.activeElement !== start && document.activeElement !== document.body) return true;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  // Not at once: what is on the screen now is still the page before.
  const watcher = new MutationObserver(() => {
    if (tryNow()) watcher.disconnect();
  });
  const main = document.querySelector('main');
  if (main) watcher.observe(main, { childList: true, subtree: true });
  const frame = requestAnimationFrame(() => {
    if (tryNow()) watcher.disconnect();
  });
  const end = setTimeout(() => watcher.disconnect(), headingPatience);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(end);
  };
}
