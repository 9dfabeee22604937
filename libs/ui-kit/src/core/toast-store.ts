/** Specification part 1, section 9. */
export const toastLimits = { seconds: 4, atOnce: 3 } as const;

export interface Toast {
  /** The same for the same sentence, which only starts its time again. */
  key: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Until it is dismissed, also on the next page: for what is said only once. */
  stays: boolean;
  /** When it was said, ms since 1970. */
  at: number;
}

type Listener = () => void;

/** What was said and is not shown yet. */
let waiting: readonly Toast[] = [];
let said = 0;
let cleared = 0;
/** What was said before this time belongs to a page that was left. */
let leftAt = 0;
/** What is said this shortly before a page is left is said about the step to the next one, ms. */
const stepTime = 1000;
const listeners = new Set<Listener>();

const changed = (): void => listeners.forEach((listener) => listener());

function add(tone: Toast['tone'], text: string, stays = false): void {
  said += 1;
  waiting = [...waiting, { key: `${tone}: ${text}`, tone, text, stays, at: Date.now() }].slice(-toastLimits.atOnce);
  changed();
}

export const toastStore = {
  /** How many so far. */
  said: (): number => said,
  /** Changes with every `notify.clear()`. */
  cleared: (): number => cleared,
  /** Toasts from before this time are to go. */
  leftAt: (): number => leftAt,
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
    leftAt = Date.now() - stepTime;
    waiting = waiting.filter(({ at, stays }) => stays || at >= leftAt);
    changed();
  },
  /** Takes back everything said. */
  clear: (): void => {
    waiting = [];
    cleared += 1;
    changed();
  },
};
