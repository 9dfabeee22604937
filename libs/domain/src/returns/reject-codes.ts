import { message } from '../i18n/message';
import type { Message } from '../i18n/message';
import type {} from './returns.messages';

/** What an authority's reject code means for the client, and the paper that mends it. */
export interface Rejection {
  readonly code: string;
  /** The rule of the document request that brings the paper (`request-rules.ts`). */
  readonly rule_key: '1095_a' | 'ip_pin_letter' | 'ssn_card';
  /** What the client reads. */
  readonly words: Message;
}

const rejections: readonly Rejection[] = [
  { code: 'F8962-070', rule_key: '1095_a', words: message('returns.rejections.marketplace') },
  { code: 'IND-181-01', rule_key: 'ip_pin_letter', words: message('returns.rejections.ipPin') },
  { code: 'R0000-504-02', rule_key: 'ssn_card', words: message('returns.rejections.childSsn') },
  { code: 'SEIC-F1040-501-02', rule_key: 'ssn_card', words: message('returns.rejections.childSsn') },
];

const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
const byCode = new Map(rejections.map((rejection) => [plain(rejection.code), rejection]));

/** Looks up a reject code as typed, ignoring case, spaces and dashes; undefined if the preparer must explain it. */
export const rejectionOf = (code: string): Rejection | undefined => byCode.get(plain(code));
