import { officeSlug } from './office-slug';

describe('office id', () => {
  it.each([
    ['Detroit Main', 'detroit-main'],
    ['  Outer   Drive! ', 'outer-drive'],
    ['Détroit Señor', 'detroit-senor'],
    ['7 Mile / Gratiot', '7-mile-gratiot'],
    ['東京', 'office'],
  ])('is derived from the name: %p becomes %p', (name, id) => expect(officeSlug(name)).toBe(id));

  it('gets the next free number', () => {
    expect(officeSlug('Detroit Main', ['detroit-main', 'detroit-main-2'])).toBe('detroit-main-3');
  });

  it('fits its column, even for a very long name', () => {
    const id = officeSlug(`${'a'.repeat(59)} ${'b'.repeat(60)}`);
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(id.length).toBeLessThanOrEqual(80);
  });
});
