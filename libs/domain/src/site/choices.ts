/**
 * What a browser keeps about its reader, in cookies: the server draws pages by them, and local storage holds `token` and
 * `user` and nothing else.
 */
type Choice = 'theme' | 'locale' | 'signed_in';

const yearInSeconds = 31_536_000;

/** @param cookies as in `document.cookie` or the header */
export const choiceIn = (cookies: string | undefined, choice: Choice): string | undefined =>
  new RegExp(`(?:^|; )${choice}=(\\w+)`).exec(cookies ?? '')?.[1];

/** For `document.cookie`; null forgets it. */
export const choiceCookie = (choice: Choice, value: string | null): string =>
  `${choice}=${value ?? ''}; path=/; max-age=${value === null ? 0 : yearInSeconds}; samesite=strict`;
