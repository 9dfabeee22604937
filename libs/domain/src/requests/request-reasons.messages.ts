import type { MessageTree } from '../i18n/message';

/** Why a document was sent back, does not come or is not needed; small enough for the audit log. */
export const requestReasonsMessages = {
  reject: {
    unreadable: 'We can’t read it',
    page_missing: 'A page is missing',
    wrong_document: 'It’s a different document',
    wrong_year: 'It’s for a different year',
    wrong_person: 'It belongs to someone else',
    expired: 'It has expired',
    password_protected: 'It’s protected by a password',
    other: 'Another reason',
  },
  explain: {
    does_not_apply: 'It doesn’t apply to me',
    cannot_get: 'I can’t get it',
    comes_later: 'It comes later',
    somebody_else_sends: 'Somebody else sends it',
  },
  waive: {
    not_needed: 'Not needed for this return',
    already_there: 'We already have it',
    client_explained: 'The client explained it',
    other: 'Another reason',
  },
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    requestReasons: typeof requestReasonsMessages;
  }
}
