/**
 * Preferences that the browser keeps in cookies, because the server renders pages with them; local storage holds only
 * `token` and `user`.
 */
type Choice = 'theme' | 'locale' | 'signed_in';

const yearInSeconds = 31_536_000;

/** @param cookies as in `document.cookie` or the header */
export const choiceIn = (cookies: string | undefined, choice: Choice): string | undefined =>
  new RegExp(`(?:^|; )${choice}=(\\w+)`).exec(cookies ?? '')?.[1];

/** Returns a value for `document.cookie`; null deletes the cookie. */
export const choiceCookie = (choice: Choice, value: string | null): string =>
  `${choice}=${value ?? ''}; path=/; max-age=${value === null ? 0 : yearInSeconds}; samesite=strict`;
