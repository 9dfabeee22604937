/** Specification part 1, section 9. */
export const toastLimits = { seconds: 4, atOnce: 3 } as const;

export interface Toast {
  /** Deduplication key: repeating a message only restarts its timer. */
  key: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Path of the page that the toast belongs to. Set after a delay, because the toast may belong to the next page. */
  page?: string;
}

type Listener = () => void;

let shown: readonly Toast[] = [];
/**
 * Delay before a toast is bound to a page, ms: a toast shown just before a navigation belongs to the next page, however
 * long that takes to load.
 */
const stepTime = 1000;
const listeners = new Set<Listener>();

function show(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

function add(tone: Toast['tone'], text: string): void {
  const key = `${tone}: ${text}`;
  const toast: Toast = { key, tone, text };
  // The URL changes as soon as the user navigates, even if the page takes longer to load.
  setTimeout(() => (toast.page = window.location.pathname), stepTime);
  const all = [...shown.filter((one) => one.key !== key), toast];
  show(all.slice(-toastLimits.atOnce));
}

/** Returns whether the user has left the toast's page. */
const isOver = ({ page = window.location.pathname }: Toast): boolean => page !== window.location.pathname;

export const toastStore = {
  /** Visible toasts, oldest first. */
  shown: (): readonly Toast[] => shown,
  dismiss: (key: string): void => show(shown.filter((toast) => toast.key !== key)),
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Shows a toast at the top right for 4 seconds; can be used outside components. Never use it for secrets: show those on
 * a page.
 */
export const notify = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('error', text),
  info: (text: string): void => add('info', text),
  /** Removes toasts of the previous page, such as an old error, after navigation. */
  leavePage: (): void => show(shown.filter((toast) => !isOver(toast))),
  /** Removes all toasts. */
  clear: (): void => show([]),
};
