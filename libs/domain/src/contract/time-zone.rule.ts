import { rule, ruleMessage } from './rule';
import type {} from './rules.messages';
import { isTimeZone } from './time-zones';

/** IANA name of a time zone. In a module of its own, because only one form has one. */
export const TimeZone = (max: number) =>
  rule({
    name: 'timeZone',
    holds: (v) => typeof v === 'string' && v.length <= max && isTimeZone(v),
    says: ruleMessage('rules.oneOf'),
    schema: { type: 'string', maxLength: max },
  });
