import type { MessageTree } from '@portal/domain/i18n/message';

/** Error messages about a request as a whole, most of which only custom clients can cause. */
export const requestsMessages = {
  badAddress: 'This address is not valid.',
  notAnObject: 'The body must be a JSON object.',
  notJson: 'The body is not valid JSON.',
  tooDeep: 'The body is nested too deeply.',
  keyTwice: 'The body has a duplicate key.',
  tooMuch: 'The body has too many values.',
  badCursor: 'The cursor does not belong to this list.',
  badIdempotencyKey: 'The Idempotency-Key must have 8 to 255 visible characters.',
  fileMissing: 'A file is missing.',
  unknownSeason: 'The office has no season for this tax year.',
  seasonNotOpen: 'The season for tax year {year} is not open, so nothing in it can be changed.',
  badForm: 'The form is not valid or was cut off.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    requests: typeof requestsMessages;
  }
}
