import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { DownIcon } from '@portal/ui-kit/icons';
import { addressOf } from '../addresses/admin-address';
import { moreParts } from './tabs';

/** Links to the pages other than the eight tabs, in a menu at the end of their row. */
export function MoreLinks({ current }: { current: string | undefined }) {
  const t = useTranslate();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (): void => menu.current?.removeAttribute('open');
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    close();
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [current]);
  return (
    <nav aria-label={t('adminFrame.more.title')} className="admin-more">
      <details ref={menu}>
        <summary aria-label={t('adminFrame.more.title')} data-current={current !== undefined}>
          {t('adminFrame.more.open')} <DownIcon />
        </summary>
        <ul>
          {moreParts.map(({ key }) => (
            <li key={key}>
              <Link to={addressOf(key)} aria-current={key === current ? 'page' : undefined}>
                {t(`adminFrame.more.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
