// @ts-check
import { createHash } from 'node:crypto';

/**
 * `2/5` tests the second of five parts of all mutants, each a random sample.
 * @param {string} [part]
 */
function parsePart(part = '1/1') {
  const [, chosen = '1', parts = '1'] = /^(\d+)\/(\d+)$/.exec(part) ?? [];
  return { chosen: Number(chosen) - 1, parts: Number(parts) };
}

/** A checker for Stryker that spares it the mutants of other parts; the report calls them compile errors. */
class MutationSample {
  #part = parsePart(process.env.MUTATION_SAMPLE);

  init() {
    return Promise.resolve();
  }

  /** @param {{ id: string, fileName: string, replacement: string, location: object }[]} mutants */
  check(mutants) {
    const checked = mutants.map((mutant) => [mutant.id, this.#isChosen(mutant) ? { status: 'passed' } : left]);
    return Promise.resolve(Object.fromEntries(checked));
  }

  /** @param {{ fileName: string, replacement: string, location: object }} mutant */
  #isChosen({ fileName, replacement, location }) {
    const name = fileName.split('/').at(-1);
    const hash = createHash('sha256').update(JSON.stringify([name, replacement, location]));
    return hash.digest().readUInt32BE() % this.#part.parts === this.#part.chosen;
  }
}

/** Prints each mutant that no test has killed, and each that only a time limit has, at once: a run takes long. */
class SurvivorsReporter {
  /** @param {{ status: string, statusReason?: string, fileName: string, location: { start: { line: number } }, replacement: string }} tested */
  onMutantTested({ status, statusReason = '', fileName, location, replacement }) {
    const ended = status === 'Killed' && statusReason.includes('Exceeded timeout') ? 'Killed by a time limit' : status;
    if (ended === 'Killed' || ended === 'CompileError' || ended === 'Ignored') return;
    process.stdout.write(`${ended}: ${fileName}:${location.start.line} ${replacement.slice(0, 100)}\n`);
  }
}

const left = { status: 'compileError', reason: 'not in this sample' };

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: MutationSample },
  { kind: 'Reporter', name: 'survivors', injectableClass: SurvivorsReporter },
];
