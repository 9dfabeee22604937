// @ts-check
const { readFileSync, writeFileSync } = require('node:fs');
const { default: TestRunner } = require('jest-runner');

/** A file, because Stryker replaces its process after a timeout. @type {string} */
const memory = '.cache-of-specs.json';

/** @typedef {{ names: string[], ms: number, kills: number }} Spec */

/** @returns {Record<string, Spec>} */
function remembered() {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Runs the specs that Stryker names for a mutant, and stops at the first that fails. Stryker itself loads all specs each
 * time and runs them to their end, which takes most of the time where each starts a server. Specs that kill much in
 * little time come first.
 */
class FirstFailureRunner extends TestRunner {
  /**
   * @override
   * @type {TestRunner["runTests"]}
   */
  async runTests(tests, watcher, options) {
    const specs = remembered();
    const wanted = this._globalConfig.testNamePattern;
    const pattern = wanted ? new RegExp(wanted, 'i') : undefined;
    /** @param {string} path */
    const worth = (path) => ((specs[path]?.kills ?? 0) + 1) / (specs[path]?.ms ?? 1);
    let hasFailed = false;
    this.on('test-file-failure', () => void (hasFailed = true));
    this.on('test-file-success', ([{ path }, result]) => {
      const { start, end } = result.perfStats;
      if (!pattern)
        specs[path] = { names: result.testResults.map(({ fullName }) => fullName), ms: end - start, kills: 0 };
      hasFailed ||= result.numFailingTests > 0 || result.testExecError !== undefined;
      if (pattern && hasFailed && specs[path]) specs[path].kills += 1;
    });
    for (const test of tests.toSorted((one, other) => worth(other.path) - worth(one.path))) {
      const names = pattern && specs[test.path]?.names;
      if (hasFailed && pattern) break;
      if (!names || names.some((name) => pattern.test(name))) await super.runTests([test], watcher, options);
    }
    writeFileSync(memory, JSON.stringify(specs));
  }
}

module.exports = FirstFailureRunner;
