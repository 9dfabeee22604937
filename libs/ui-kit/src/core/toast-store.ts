export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

/** Specification part 1, section 9: 4000 ms, up to 3 at a time. */
export const toastLimits = { life: 4000, most: 3 } as const;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const tell of listeners) tell();
}

function add(tone: ToastTone, text: string): void {
  lastId += 1;
  // The same sentence twice says nothing new: it only starts its time again.
  const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone);
  set([...others, { id: lastId, tone, text }].slice(-toastLimits.most));
}

export const toastStore = {
  all: (): readonly Toast[] => toasts,
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  dismiss: (id: number): void => set(toasts.filter((toast) => toast.id !== id)),
  clear: (): void => set([]),
};

/** Says something at the top right, for 4 seconds; usable outside of components. */
export const notify = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('error', text),
  info: (text: string): void => add('info', text),
  /** Takes back everything said. */
  clear: (): void => toastStore.clear(),
};
