import { fieldLimits } from './limits';
import { inTurn, ruleMessage, type Rule } from './rule';
import type {} from './rules.messages';
import { isMoney } from './values';

const most = fieldLimits.money.toLocaleString('en-US');

/**
 * Parses a number, or text such as `1,234.50` or `1e12`: amounts that a JSON number would round are sent as text.
 * Returns NaN for anything else.
 */
function numberIn(value: unknown): number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim().replace('−', '-').replace('$', '') : '';
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?(?:e\+?\d+)?$/i.test(text) ? Number(text.replaceAll(',', '')) : NaN;
}

const largest: Rule = {
  name: 'largestAmount',
  holds: (v) => !(numberIn(v) > fieldLimits.money),
  says: ruleMessage('rules.largestAmount', { most }),
  schema: { type: 'number', multipleOf: 0.01, maximum: fieldLimits.money },
};

const smallest: Rule = {
  name: 'smallestAmount',
  holds: (v) => !(numberIn(v) < -fieldLimits.money),
  says: ruleMessage('rules.smallestAmount', { least: `-${most}` }),
  schema: { minimum: -fieldLimits.money },
};

const notNegative: Rule = {
  name: 'notNegative',
  holds: (v) => !(numberIn(v) < 0),
  says: ruleMessage('rules.notNegative'),
  schema: { minimum: 0 },
};

const decimals: Rule = {
  name: 'decimals',
  holds: (v) => typeof v !== 'number' || !Number.isFinite(v) || Object.is(v, -0) || isMoney(v),
  says: ruleMessage('rules.decimals'),
  schema: {},
};

/** Dollars, 0 or more, at most two decimals. */
export const Money = () =>
  inTurn(largest, notNegative, decimals, {
    name: 'money',
    holds: isMoney,
    says: ruleMessage('rules.money'),
    schema: {},
  });

/** Dollars, negative allowed, at most two decimals. */
export const SignedMoney = () =>
  inTurn(largest, smallest, decimals, {
    name: 'signedMoney',
    holds: isMoney,
    says: ruleMessage('rules.signedMoney'),
    schema: {},
  });
