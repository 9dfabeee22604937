/** Delay before revoking the file's object URL, ms; browsers may start saving late. */
const untilSaved = 60_000;

/** Saves bytes as a file, as if the user had followed a download link. */
export function saveFile(bytes: Blob, filename: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), untilSaved);
}
