/** Characters on a line beside a bar, and lines at most: more would leave no room for the bars on a phone. */
const [longest, most] = [16, 3];

/** A label in lines that are broken between words; a word that is too long, and what is left over, end in an ellipsis. */
export function linesOf(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : `${last} ${word}`;
    if (longer !== undefined && longer.length <= longest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most).map(cut);
  const end = shown.at(-1);
  if (lines.length > most && end !== undefined) shown[most - 1] = cut(`${end} …`);
  return shown;
}

const cut = (line: string): string => (line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line);
