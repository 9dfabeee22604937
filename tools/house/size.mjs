// @ts-check
import { isSource } from './tree.mjs';

const longest = 300;
const longestMedian = 60;

/**
 * A file that does not fit on a few screens does several things.
 * @type {import('./tree.mjs').Check}
 */
export function sizes({ files, read }) {
  const lines = files.filter(isSource).map((file) => ({ file, count: read(file).trimEnd().split('\n').length }));
  const long = lines
    .filter(({ count }) => count > longest)
    .map(({ file, count }) => `${file} has ${count} lines, more than ${longest}`);
  const sorted = lines.map(({ count }) => count).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return median > longestMedian
    ? [...long, `half of all files have more than ${longestMedian} lines: the median is ${median}`]
    : long;
}
