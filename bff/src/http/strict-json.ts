import { fieldLimits } from '@portal/domain/contract/limits';
import { message, type PlainMessageId } from '@portal/domain/i18n/message';
import { parse } from 'secure-json-parse';
import { ProblemError } from '../platform/problem.error';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON as the contract wants it: valid UTF-8, nesting bounded, and no key twice or one that reaches into prototypes,
 * both of which different readers of the same text understand differently (security V03).
 */
export function parseStrictJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    const text = decoder.decode(bytes);
    refuseAmbiguity(text);
    return parse(text, { protoAction: 'error', constructorAction: 'error' }) as unknown;
  } catch (error) {
    // The parser's own message quotes the input, so it goes nowhere.
    throw error instanceof ProblemError ? error : invalid('requests.notJson');
  }
}

const invalid = (id: PlainMessageId): ProblemError => new ProblemError('invalid_input', message(id));

/**
 * One pass over the text before anything is made of it: depth, number of values, and the keys of each object. Every
 * character is looked at once, whatever the text says.
 */
function refuseAmbiguity(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === openBrace || character === openBracket) open.push(undefined);
    else if (character === closeBrace || character === closeBracket) open.pop();
    else if (character === comma || character === colon) values += 1;
    else if (character === quote) {
      const end = endOfString(text, at);
      if (isKey(text, end)) open.push(withKey(text.slice(at, end + 1), open.pop()));
      at = end;
    }
    if (open.length > fieldLimits.jsonDepth) throw invalid('requests.tooDeep');
    if (values > fieldLimits.jsonValues) throw invalid('requests.tooMuch');
  }
}

const [quote, backslash, colon, comma] = ['"', '\\', ':', ','].map((one) => one.charCodeAt(0));
const blanks: ReadonlySet<number> = new Set([...' \t\n\r'].map((one) => one.charCodeAt(0)));
const [openBrace, closeBrace, openBracket, closeBracket] = ['{', '}', '[', ']'].map((one) => one.charCodeAt(0));

/** Where a string ends that begins here; a text without an end is one string to its last character. */
function endOfString(text: string, begin: number): number {
  let at = begin + 1;
  for (; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) return at;
    if (character === backslash) at += 1;
  }
  return at;
}

/** Blanks before a colon: `JSON.parse` allows four kinds. Blanks are looked at twice at most, here and by the walk. */
function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (blanks.has(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === colon;
}

function withKey(written: string, keys = new Set<string>()): Set<string> {
  const key = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
  if (keys.has(key)) throw invalid('requests.keyTwice');
  return keys.add(key);
}
