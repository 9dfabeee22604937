/**
 * Keeps what the engine reads of a year's figures: the value, and the status and line of a figure that is not printed
 * law (`isPrinted`). The sources are for accountants and tests, and about half of the file.
 * @param {string} source `law/<year>/<jurisdiction>.json` of the tax engine
 * @returns {string}
 */
export default function figuresOnly(source) {
  /** @type {Record<string, { value: unknown, status: string, line: string }>} */
  const figures = JSON.parse(source);
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(figures).map(([name, { value, status, line }]) => [
        name,
        status === 'printed' ? { value } : { value, status, line },
      ]),
    ),
  );
}
