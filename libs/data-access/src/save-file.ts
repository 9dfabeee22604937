/** Time after which the bytes are released, ms; by then the browser has started saving. */
const untilSaved = 60_000;

/** Lets the browser save bytes as a file. */
export function saveFile(bytes: Blob, filename: string): void {
  const href = URL.createObjectURL(bytes);
  Object.assign(document.createElement('a'), { href, download: filename }).click();
  setTimeout(() => URL.revokeObjectURL(href), untilSaved);
}
