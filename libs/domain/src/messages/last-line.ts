import { messageLimits } from './messages.limits';

/** A message as one line of a list: without line breaks, and cut to `messageLimits.lastLine` characters. */
export function lastLineOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= messageLimits.lastLine) return line;
  return `${characters.slice(0, messageLimits.lastLine).join('').trimEnd()}…`;
}
