import type { MessageTree } from '../i18n/message';

export const seasonsMessages = {
  choose: 'Tax year',
  option: '{year}',
  optionClosed: '{year} (closed)',
  closed: 'The season for tax year {year} is closed. You can read and download everything, but you can’t change it.',
  preparing: 'The season for tax year {year} isn’t open yet. You can’t enter anything for it.',
  notBegun: 'The tax year {year} hasn’t begun yet.',
  tooEarly: 'Enter a tax year from {first} on.',
  onlyOpen: 'This is the only open season. Open another one before you close it.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    seasons: typeof seasonsMessages;
  }
}
