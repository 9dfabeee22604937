// @ts-check
import ariaQuery from 'aria-query';
import { TestEnvironment } from 'jest-environment-jsdom';
import './shared-code.mjs';

/** Texts that are slow to collect and can be shared by all specs of this process. */
const textsOfThisProcess = new Map();

/** jsdom environment with Node's fetch API added. */
export default class DocumentEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      ReadableStream,
      Headers,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ariaQuery,
      textsOfThisProcess,
    });
  }
}
