import { useSyncExternalStore } from 'react';
import { choiceCookie, choiceIn } from '@portal/domain/site/choices';
import type { ThemeMode } from './seeds';

export const themeChoices = ['system', 'light', 'dark'] as const;
type ThemeChoice = (typeof themeChoices)[number];

const darkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function storedChoice(): ThemeChoice {
  const stored = choiceIn(document.cookie, 'theme');
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

function chooseTheme(choice: ThemeChoice): void {
  document.cookie = choiceCookie('theme', choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(darkQuery);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

const modeNow = (): ThemeMode => {
  const choice = storedChoice();
  if (choice !== 'system') return choice;
  return window.matchMedia(darkQuery).matches ? 'dark' : 'light';
};

/** Returns the active mode: the user's choice, or else the system's. Prerendered pages start in light mode. */
export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, modeNow, () => 'light');

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore<ThemeChoice>(subscribe, storedChoice, () => 'system');
  return [choice, chooseTheme];
}
