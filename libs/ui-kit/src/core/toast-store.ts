/** Specification part 1, section 9. */
export const toastLimits = { seconds: 4, atOnce: 3 } as const;

export interface Toast {
  /** The same for the same sentence, which only starts its time again. */
  key: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Path of the page that it speaks of; not known at once, for it may speak of the step to the next one. */
  page?: string;
}

type Listener = () => void;

let shown: readonly Toast[] = [];
/** What is said this shortly before somebody goes on is said about the step to the next page, however long that takes to load, ms. */
const stepTime = 1000;
const listeners = new Set<Listener>();

function show(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

function add(tone: Toast['tone'], text: string): void {
  const key = `${tone}: ${text}`;
  const toast: Toast = { key, tone, text };
  // The address is that of the next page as soon as somebody goes there, the page itself follows when it has loaded.
  setTimeout(() => (toast.page = window.location.pathname), stepTime);
  const all = [...shown.filter((one) => one.key !== key), toast];
  show(all.slice(-toastLimits.atOnce));
}

/** Whether it speaks of a page that is not shown any more. */
const isOver = ({ page = window.location.pathname }: Toast): boolean => page !== window.location.pathname;

export const toastStore = {
  /** What there is to read, the oldest first. */
  shown: (): readonly Toast[] => shown,
  dismiss: (key: string): void => show(shown.filter((toast) => toast.key !== key)),
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Says something at the top right, for 4 seconds; usable outside of components. Never a secret: a page shows that. */
export const notify = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('error', text),
  info: (text: string): void => add('info', text),
  /** The page changes: takes back what was said about the one before, such as an error that was left behind. */
  leavePage: (): void => show(shown.filter((toast) => !isOver(toast))),
  /** Takes back everything said. */
  clear: (): void => show([]),
};
