/** Specification part 1, section 9. */
export const toastLimits = { seconds: 4, atOnce: 3 } as const;

export interface Toast {
  /** The same for the same sentence, which only starts its time again. */
  key: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Until it is dismissed, also on the next page: for what is said only once. */
  stays: boolean;
  /** Path of the page that it speaks of; not known at once, for it may speak of the step to the next one. */
  page?: string;
}

type Listener = () => void;

/** What was said and is not shown yet. */
let waiting: readonly Toast[] = [];
let said = 0;
let cleared = 0;
/** How many pages were left. */
let left = 0;
/** What is said this shortly before somebody goes on is said about the step to the next page, however long that takes to load, ms. */
const stepTime = 1000;
const listeners = new Set<Listener>();

const changed = (): void => listeners.forEach((listener) => listener());

function add(tone: Toast['tone'], text: string, stays = false): void {
  said += 1;
  const toast: Toast = { key: `${tone}: ${text}`, tone, text, stays };
  // The address is that of the next page as soon as somebody goes there, the page itself follows when it has loaded.
  setTimeout(() => (toast.page = window.location.pathname), stepTime);
  waiting = [...waiting, toast].slice(-toastLimits.atOnce);
  changed();
}

export const toastStore = {
  /** How many so far. */
  said: (): number => said,
  /** Changes with every `notify.clear()`. */
  cleared: (): number => cleared,
  /** Changes with every `notify.leavePage()`. */
  left: (): number => left,
  /** Whether it speaks of a page that is not shown any more. */
  isOver: ({ stays, page = window.location.pathname }: Toast): boolean => !stays && page !== window.location.pathname,
  /** Hands over what is to be shown. */
  take: (): readonly Toast[] => {
    const taken = waiting;
    waiting = [];
    return taken;
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Says something at the top right, for 4 seconds; usable outside of components. */
export const notify = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('error', text),
  info: (text: string): void => add('info', text),
  /** Said only once, such as a password: stays until it is dismissed. */
  stay: (text: string): void => add('info', text, true),
  /** The page changes: takes back what was said about the one before, such as an error that was left behind. */
  leavePage: (): void => {
    left += 1;
    waiting = waiting.filter((toast) => !toastStore.isOver(toast));
    changed();
  },
  /** Takes back everything said. */
  clear: (): void => {
    waiting = [];
    cleared += 1;
    changed();
  },
};
