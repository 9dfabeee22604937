import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useTranslate } from '@portal/i18n';
import { CloseIcon } from './icons';
import { toastLimits, toastStore, type Toast } from './toast-store';

/**
 * Shows the toasts of `notify`. Mounted once in the shell, outside all error boundaries. Custom, because it must work
 * offline, and antd's notification would load 40 kB with the first toast.
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
    // Repeating a message restarts its timer.
  }, [toast, key, isHeld]);

  return (
    // Errors are announced immediately, other messages at the next pause in speech.
    <div ref={card} className={`ui-toast ui-toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <span>{text}</span>
      <button type="button" aria-label={t('core.dismiss')} onClick={() => toastStore.dismiss(key)}>
        <CloseIcon />
      </button>
    </div>
  );
}

/** Returns whether the pointer or focus is on the toast, which then stays, to leave time for reading (WCAG 2.2.1). */
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
