import { fieldLimits } from '@portal/domain/contract/limits';
import { ProblemError } from '../platform/problem.error';

const decoder = new TextDecoder('utf-8', { fatal: true });
const poisonous: readonly unknown[] = ['__proto__', 'constructor', 'prototype'];

/**
 * JSON as the contract wants it: valid UTF-8, nesting bounded, and no key twice or one that reaches into prototypes,
 * both of which different readers of the same text understand differently (security V03).
 */
export function parseStrictJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    const text = decoder.decode(bytes);
    refuseAmbiguity(text);
    return JSON.parse(text) as unknown;
  } catch (error) {
    // The parser's own message quotes the input, so it goes nowhere.
    throw error instanceof ProblemError ? error : invalid('The body is not valid JSON.');
  }
}

const invalid = (detail: string): ProblemError => new ProblemError('invalid_input', detail);

/** Walks over the text once: strings followed by a colon are keys of the object at hand. */
function refuseAmbiguity(text: string): void {
  const open: Set<unknown>[] = [];
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/gs;
  for (const [found, colon] of text.matchAll(token)) {
    if (found === '{' || found === '[') open.push(new Set());
    else if (found === '}' || found === ']') open.pop();
    else if (colon !== undefined) noteKey(JSON.parse(found.slice(0, -colon.length)), open.at(-1));
    if (open.length > fieldLimits.jsonDepth) throw invalid('The body is nested too deeply.');
  }
}

function noteKey(key: unknown, keys: Set<unknown> | undefined): void {
  if (keys?.has(key)) throw invalid('The body has the same key twice.');
  if (poisonous.includes(key)) throw invalid('The body has a key that is not allowed.');
  keys?.add(key);
}
