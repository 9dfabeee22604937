import sharp from 'sharp';

/** A page: its title, then its lines. */
export type SamplePage = readonly [title: string, ...lines: string[]];

const literal = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/**
 * Returns the content stream of a page (PDF 1.7, 9.4): a title, a rule below it, and a line of text every 22 points.
 */
function contentOf([title, ...lines]: SamplePage): string {
  const text = (size: number, at: number, line: string) => `BT /F1 ${size} Tf 72 ${at} Td (${literal(line)}) Tj ET`;
  const drawn = lines.map((line, row) => text(12, 286 - 22 * row, line));
  return [text(15, 332, title), '0.6 w 72 318 m 540 318 l S', ...drawn].join('\n');
}

/** Builds a small plain-text PDF on half-letter pages, in a font that every PDF viewer has or can substitute. */
export function samplePdf(pages: readonly SamplePage[]): Buffer {
  const pageAt = (page: number): number => 4 + 2 * page;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${pageAt(page)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...pages.flatMap((page, at) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 396] /Contents ${pageAt(at) + 1} 0 R
           /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${file}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

type Color = readonly [red: number, green: number, blue: number];
/** In percent of the picture's width: center, then half width and half height. */
type Shape = readonly [kind: 'box' | 'oval', x: number, y: number, halfWidth: number, halfHeight: number, color: Color];

const [skin, hair, teal, wall]: [Color, Color, Color, Color] = [
  [217, 166, 121],
  [70, 53, 42],
  [47, 111, 122],
  [223, 232, 230],
];
const [gray, paper, line]: [Color, Color, Color] = [
  [139, 143, 138],
  [238, 244, 242],
  [125, 143, 139],
];

const person = (x: number, y: number, size: number): readonly Shape[] => [
  ['oval', x, y + 50 * size, 34 * size, 34 * size, teal],
  ['oval', x, y - 3 * size, 19 * size, 20 * size, hair],
  ['oval', x, y + 2 * size, 16 * size, 17 * size, skin],
  ['oval', x - 6 * size, y, 2 * size, 2 * size, hair],
  ['oval', x + 6 * size, y, 2 * size, 2 * size, hair],
];

/** A drawing instead of a photo, so that the demo shows no real face. */
const drawings: Readonly<Record<'selfie' | 'card', { height: number; shapes: readonly Shape[] }>> = {
  selfie: { height: 125, shapes: [['box', 50, 62.5, 50, 62.5, wall], ...person(50, 58, 1)] },
  card: {
    height: 64,
    shapes: [
      ['box', 50, 32, 50, 32, gray],
      ['box', 50, 32, 44, 27, paper],
      ...person(27, 34, 0.42).filter(([, , y]) => y < 50),
      ['box', 27, 49, 13, 7, teal],
      ['box', 50, 10, 44, 5, teal],
      ['box', 65, 26, 20, 1.6, line],
      ['box', 60, 33, 15, 1.3, line],
      ['box', 63, 40, 18, 1.3, line],
      ['box', 56, 47, 11, 1.3, line],
    ],
  },
};

const covers = ([kind, x, y, halfWidth, halfHeight]: Shape, at: readonly [number, number]): boolean => {
  const [dx, dy] = [Math.abs(at[0] - x) / halfWidth, Math.abs(at[1] - y) / halfHeight];
  return kind === 'box' ? Math.max(dx, dy) <= 1 : dx * dx + dy * dy <= 1;
};

/** Renders a JPEG pixel by pixel, because the image decoder used here does not read vector graphics. */
export function samplePhoto(kind: keyof typeof drawings): Promise<Buffer> {
  const { height, shapes } = drawings[kind];
  const painted = [...shapes].reverse();
  const scale = 8;
  const [columns, rows] = [100 * scale, height * scale];
  const points = Buffer.alloc(3 * columns * rows);
  for (let at = 0; at < columns * rows; at += 1) {
    const place = [(at % columns) / scale, Math.floor(at / columns) / scale] as const;
    const [red, green, blue] = painted.find((shape) => covers(shape, place))?.[5] ?? paper;
    points.set([red, green, blue], 3 * at);
  }
  return sharp(points, { raw: { width: columns, height: rows, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}
