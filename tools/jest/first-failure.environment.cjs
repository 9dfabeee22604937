// @ts-check
const { TestEnvironment } = require('jest-environment-node');

/** Skips the rest of a spec after its first failure: a mutant is killed by one, and others only take time. */
class FirstFailureEnvironment extends TestEnvironment {
  #hasFailed = false;

  /** @param {import('@jest/types').Circus.AsyncEvent | import('@jest/types').Circus.SyncEvent} event */
  handleTestEvent(event) {
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#hasFailed = true;
  }
}

module.exports = FirstFailureEnvironment;
