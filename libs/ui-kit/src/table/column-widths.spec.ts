import { widthsOf } from './column-widths';

/** Pixels of each column in a table of 1180 px: 1280 px without the page's margins and the checkboxes. */
const pixels = (columns: Parameters<typeof widthsOf>[0]) =>
  widthsOf(columns).map((width) => Math.round((1180 * Number.parseFloat(width)) / 100));

const large = { title: 'Cliente', width: 'large' } as const;

describe('column widths', () => {
  it('gives a narrow column the width that its title needs, at the cost of the others', () => {
    const widths = (title: string) => pixels([...Array.from({ length: 6 }, () => large), { title, width: 'tiny' }]);
    // Ten semibold letters of 7 px, and the padding of 20 px.
    expect(widths('Asignación').at(-1)).toBe(90);
    expect(widths('Asignación')[0]).toBeLessThan(widths('Más')[0] ?? 0);
  });

  it('breaks a title of several words into two lines, and keeps room for the arrows of its order', () => {
    const tight = (title: string, sortable = false) =>
      pixels([...Array.from({ length: 8 }, () => large), { title, width: 'icon', sortable }]).at(-1);
    expect(tight('Fecha de inicio')).toBe(8 * 7 + 20);
    expect(tight('Fecha de inicio', true)).toBe(8 * 7 + 20 + 14);
  });

  it('adds up to the whole width', () => {
    const columns = [
      large,
      large,
      { title: 'Asignación', width: 'tiny' },
      { title: 'Documentos', amount: true },
    ] as const;
    const sum = widthsOf(columns).reduce((total, width) => total + Number.parseFloat(width), 0);
    expect(sum).toBeCloseTo(100, 1);
  });
});
