/** Parses a CSV file (RFC 4180) into one record per line, keyed by column title. */
export function linesOf(file: string): Record<string, string>[] {
  const [titles = [], ...lines] = cellsOf(file.replace(/^\ufeff/, ''));
  expect(new Set(titles).size).toBe(titles.length);
  return lines.map((line) => {
    expect(line).toHaveLength(titles.length);
    return Object.fromEntries(titles.map((title, at) => [title, line[at] ?? '']));
  });
}

/** A quoted or unquoted cell and its terminator. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;

function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]];
  let read = 0;
  for (const [all, quoted, plain = '', end] of text.matchAll(cell)) {
    read += all.length;
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') lines.push([]);
  }
  expect(read).toBe(text.length);
  return lines.slice(0, -1);
}
