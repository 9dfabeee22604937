// @ts-check
import ariaQuery from 'aria-query';
import { TestEnvironment } from 'jest-environment-jsdom';
import './shared-code.mjs';

/** Texts that take time to find and are the same for every document of this process. */
const textsOfThisProcess = new Map();

/** A document with Node's fetch family, which jsdom lacks and the way to the server needs. */
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
