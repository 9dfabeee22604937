import { describeError } from './describe-error';
import { requestId } from './fastify-options';
import { createLogger } from './logger';

/** Texts that would forge a line or an escape sequence if they were written as they are. */
const forging = [
  'a\n{"level":60,"msg":"forged"}',
  'a\r\n{"level":60}',
  'a\u2028b\u2029c\u0085d',
  '\u001b[2Jcleared',
  '"},{"level":60,"x":"',
  '\u0000',
];

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  write(createLogger('debug', { write: (line) => void (text += line) }));
  return text;
}

describe('log', () => {
  it.each(forging)('contains one line of JSON for each event, whatever its text: %j', (text) => {
    const lines = logged((log) => {
      log.info({ [text]: text, nested: { list: [text] } }, text);
      log.error(describeError(new Error(text)));
    });
    expect(lines.split('\n')).toHaveLength(3);
    expect(lines.slice(-1)).toBe('\n');
    expect(lines).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    for (const line of lines.trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: expect.any(Number) });
  });

  it.each([...forging, 'short', 'x'.repeat(65)])('never takes over a request id like %j', (text) => {
    expect(requestId({ headers: { 'x-request-id': text } })).toMatch(/^[\da-f-]{36}$/);
  });
});
