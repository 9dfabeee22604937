import { keepExtension } from './filename';

describe('keepExtension', () => {
  it.each([
    ['My W-2', 'scan0001.pdf', 'My W-2.pdf'],
    ['My W-2.pdf', 'scan0001.pdf', 'My W-2.pdf'],
    ['My W-2.jpg', 'scan0001.pdf', 'My W-2.jpg'],
    ['  My W-2 ', 'scan0001', 'My W-2'],
    ['Dr. Smith', 'bill.pdf', 'Dr. Smith.pdf'],
    ['', 'bill.pdf', ''],
  ])('renames %j (previously %j) to %j', (name, before, expected) => {
    expect(keepExtension(name, before)).toBe(expected);
  });

  it('keeps the whole name within 300 characters', () => {
    expect(keepExtension('x'.repeat(300), 'bill.pdf')).toBe(`${'x'.repeat(296)}.pdf`);
  });
});
