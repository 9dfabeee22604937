import { messageLimits } from './messages.limits';

/** Returns a message as one line for a list: without line breaks, cut to `messageLimits.lastLine` characters. */
export function lastLineOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= messageLimits.lastLine) return line;
  return `${characters.slice(0, messageLimits.lastLine).join('').trimEnd()}…`;
}
