import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useTranslate } from '@portal/i18n';
import { CloseIcon } from './icons';
import { toastLimits, toastStore, type Toast } from './toast-store';

/**
 * Shows what `notify` says; once, in the shell, outside of everything that can fail. Own part: it must be there when the
 * network is not, and antd's notification would come with the first toast, 40 kB later.
 */
export function Toasts() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.shown, toastStore.shown);
  return (
    <div className="ui-toasts">
      {shown.map((toast) => (
        <ToastCard key={toast.key} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslate();
  const { key, tone, text } = toast;
  const card = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(card);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toastStore.dismiss(key), toastLimits.seconds * 1000);
    return () => clearTimeout(timer);
    // The same sentence said again starts its time again.
  }, [toast, key, isHeld]);

  return (
    // What went wrong is read out at once, anything else when the reader pauses.
    <div ref={card} className={`ui-toast ui-toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <span>{text}</span>
      <button type="button" aria-label={t('core.dismiss')} onClick={() => toastStore.dismiss(key)}>
        <CloseIcon />
      </button>
    </div>
  );
}

/** Reading takes as long as it takes (WCAG 2.2.1): it stays while the pointer or the focus is on it. */
function useHeld(card: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = card.current;
    const listeners = {
      mouseenter: () => setPointed(true),
      mouseleave: () => setPointed(false),
      focusin: () => setFocused(true),
      focusout: () => setFocused(false),
    };
    for (const [name, listener] of Object.entries(listeners)) element?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element?.removeEventListener(name, listener);
    };
  }, [card]);
  return pointed || focused;
}
