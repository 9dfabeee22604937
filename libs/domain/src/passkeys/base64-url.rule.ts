import { rule, ruleMessage } from '../contract/rule';

const base64Url = /^[A-Za-z0-9_-]+$/;

/** Binary data in base64url (RFC 4648, section 5), at most `max` characters. */
export const Base64Url = (max: number) =>
  rule({
    name: 'base64Url',
    holds: (value) => typeof value === 'string' && value.length <= max && base64Url.test(value),
    says: ruleMessage('rules.notAnObject'),
    schema: { type: 'string', pattern: base64Url.source, maxLength: max },
  });
