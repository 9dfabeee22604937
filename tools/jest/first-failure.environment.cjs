// @ts-check
const { TestEnvironment } = require('jest-environment-node');

/** Skips the rest of a spec after its first failure: a mutant is killed by one, and others only take time. */
class FirstFailureEnvironment extends TestEnvironment {
  #hasFailed = false;

  /**
   * @param {import('@jest/types').Circus.AsyncEvent | import('@jest/types').Circus.SyncEvent} event
   * @param {import('@jest/types').Circus.State} state
   */
  handleTestEvent(event, state) {
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#hasFailed = true;
    // A hook that cannot clean up after a failed test would make Stryker ignore the mutant.
    if (event.name === 'run_finish' && this.#hasFailed) state.unhandledErrors.length = 0;
  }
}

module.exports = FirstFailureEnvironment;
