// @ts-check
import ariaQuery from 'aria-query';
import { TestEnvironment } from 'jest-environment-jsdom';
import './shared-code.mjs';

/** Texts that are slow to collect and the same for every document of this process. */
const textsOfThisProcess = new Map();

/** jsdom with Node's fetch API, which jsdom lacks and requests to the server need. */
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
