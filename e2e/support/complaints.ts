import type { BrowserContext, Response } from '@playwright/test';

/** Requests sent while a journey is offline, by the user, by polling or by the reconnecting stream. */
export const offline = /^failed: \w+ \S+ net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)$/;

/** A file whose hash is not the expected one. */
export const refused = [
  /^console: Failed to find a valid digest in the 'integrity' attribute for resource '\S+\.(js|css|json)' /,
  /^console: Fetch API cannot load \S+\/mf-manifest\.json\. SRI's integrity checks failed\.$/,
];

/**
 * Collects everything the browser reports: console errors, uncaught errors, CSP violations, failed requests, and
 * responses with status 400 or above.
 */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Allows an error that the test provokes; any other error fails the test. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Errors that were not expected. */
  unexpected(): string[] {
    return this.#heard.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  async listen(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      // The response handler below reports this error together with its URL.
      const isEcho = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isEcho) this.#heard.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${String(error.error())}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page aborts its pending requests, which is not an error.
      if (reason !== 'net::ERR_ABORTED') this.#heard.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => this.#answer(response));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        reportError(new Error(`policy: ${violatedDirective} refused ${blockedURI} ${sample}`));
      });
    });
  }

  #answer(response: Response): void {
    if (response.status() < 400) return;
    this.#heard.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
  }
}
