import { useEffect, useRef, useSyncExternalStore } from 'react';
import { coreWords } from './core.words';
import { toastLimits, toastStore, type Toast } from './toast-store';

/** Shows what `notify` says; once, in the shell, outside of everything that can fail. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all, toastStore.all);
  return (
    <section
      className="ui-toasts ui-tokens"
      aria-label={coreWords.messages}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastLine({ toast }: { toast: Toast }) {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const stay = (): void => clearTimeout(end);
    const go = (): void => {
      stay();
      end = setTimeout(() => toastStore.dismiss(toast.id), toastLimits.life);
    };
    go();
    // Reading takes as long as it takes: while the pointer or the focus is on it, it stays (WCAG 2.2.1).
    const element = line.current;
    const heard = [
      ['pointerenter', stay],
      ['focusin', stay],
      ['pointerleave', go],
      ['focusout', go],
    ] as const;
    for (const [name, listener] of heard) element?.addEventListener(name, listener);
    return () => {
      stay();
      for (const [name, listener] of heard) element?.removeEventListener(name, listener);
    };
  }, [toast.id]);

  return (
    <div ref={line} className={`ui-toast ui-toast--${toast.tone}`} role={toast.tone === 'error' ? 'alert' : undefined}>
      <p>{toast.text}</p>
      <button type="button" aria-label={coreWords.dismiss} onClick={() => toastStore.dismiss(toast.id)}>
        ×
      </button>
    </div>
  );
}
