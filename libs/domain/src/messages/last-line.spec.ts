import { lastLineOf } from './last-line';

describe('lastLineOf', () => {
  it('joins several lines into one', () => {
    expect(lastLineOf(' Two\n\n  lines\t here ')).toBe('Two lines here');
  });

  it('keeps 120 characters and replaces the rest with an ellipsis', () => {
    expect(lastLineOf('x'.repeat(120))).toBe('x'.repeat(120));
    expect(lastLineOf('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`);
  });

  it('does not split a surrogate pair', () => {
    expect(lastLineOf('😀'.repeat(200))).toBe(`${'😀'.repeat(120)}…`);
  });
});
