import type { MessageTree } from '../i18n/message';

export const seasonsMessages = {
  notBegun: 'The tax year {year} hasn’t begun yet.',
  tooEarly: 'Enter a tax year from {first} on.',
  onlyOpen: 'This is the only open season. Open another one before you close it.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    seasons: typeof seasonsMessages;
  }
}
