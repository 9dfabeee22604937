import { photoPages } from '@portal/domain/documents/documents.limits';
import { mayBePages, moved, nameOfPdf, photosOf } from './photo-list';

const fileOf = (name: string, type = 'image/jpeg'): File => new File(['x'], name, { type });
const [a, b, c] = [fileOf('a.jpg'), fileOf('b.png', 'image/png'), fileOf('c.webp', 'image/webp')] as const;

describe('photos of one document', () => {
  it.each([
    ['two or more pictures', [a, b, c], true],
    ['one picture', [a], false],
    ['nothing', [], false],
    ['pictures beside another file', [a, b, fileOf('w2.pdf', 'application/pdf')], false],
    ['pictures that not every browser decodes', [a, fileOf('d.heic', 'image/heic')], false],
    ['as many as fit', Array.from({ length: photoPages.most }, () => a), true],
    ['more than fit', Array.from({ length: photoPages.most + 1 }, () => a), false],
  ])('may be %s: %#', (_, files, isOffered) => {
    expect(mayBePages(files)).toBe(isOffered);
  });

  it('moves a photo up and down, and leaves it at either end', () => {
    const photos = photosOf([a, b, c]);
    const [first = '', second = '', third = ''] = photos.map(({ id }) => id);
    const idsOf = (list: typeof photos | readonly (typeof photos)[number][]) => list.map(({ id }) => id);
    expect(idsOf(moved(photos, third, -1))).toEqual([first, third, second]);
    expect(idsOf(moved(photos, first, 1))).toEqual([second, first, third]);
    expect(idsOf(moved(photos, first, -1))).toEqual([first, second, third]);
    expect(idsOf(moved(photos, third, 1))).toEqual([first, second, third]);
  });

  it('names the document after what it is and the day', () => {
    expect(nameOfPdf('Deed/title \\ bill', '2025-02-03')).toBe('Deed-title - bill 2025-02-03.pdf');
  });
});
