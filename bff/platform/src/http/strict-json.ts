import { fieldLimits } from '@portal/domain/contract/limits';
import { message, type PlainMessageId } from '@portal/domain/i18n/message';
import { parse } from 'secure-json-parse';
import { ProblemError } from '../problem.error';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses JSON as the contract requires: valid UTF-8, bounded nesting, no duplicate keys, and no keys that modify
 * prototypes. Parsers disagree about the last two (security V03).
 */
export function parseStrictJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    const text = decoder.decode(bytes);
    refuseAmbiguity(text);
    return parse(text, { protoAction: 'error', constructorAction: 'error' }) as unknown;
  } catch (error) {
    // Discard the parser's own message, because it quotes the input.
    throw error instanceof ProblemError ? error : invalid('requests.notJson');
  }
}

const invalid = (id: PlainMessageId): ProblemError => new ProblemError('invalid_input', message(id));

/**
 * Checks depth, number of values and duplicate keys in one pass before parsing. Visits every character once, whatever
 * the input.
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

/**
 * Returns the index of the closing quote of the string that begins here; an unterminated string extends to the end of
 * the text.
 */
function endOfString(text: string, begin: number): number {
  let at = begin + 1;
  for (; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) return at;
    if (character === backslash) at += 1;
  }
  return at;
}

/**
 * `JSON.parse` allows four kinds of whitespace before a colon. Whitespace is visited at most twice, here and by the
 * caller.
 */
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
