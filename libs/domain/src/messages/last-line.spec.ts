import { lastLineOf } from './last-line';

describe('lastLineOf', () => {
  it('makes one line of several', () => {
    expect(lastLineOf(' Two\n\n  lines\t here ')).toBe('Two lines here');
  });

  it('keeps 120 characters and cuts longer ones with an ellipsis', () => {
    expect(lastLineOf('x'.repeat(120))).toBe('x'.repeat(120));
    expect(lastLineOf('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`);
  });

  it('does not cut a character in half', () => {
    expect(lastLineOf('😀'.repeat(200))).toBe(`${'😀'.repeat(120)}…`);
  });
});
