import type { BrowserContext, Response } from '@playwright/test';

/** What is asked for while a journey has taken the network away: by the person, a poll, or the stream that comes back. */
export const offline = /^failed: \w+ \S+ net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)$/;

/**
 * Everything the browser complained about: errors on the console, uncaught errors, violations of the content security
 * policy, requests that failed, answers of 400 and above.
 */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** What a test provokes on purpose; everything else still counts. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** What was heard and not expected. */
  unexpected(): string[] {
    return this.#heard.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  async listen(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      // The answer itself is heard below, with its address.
      const isEcho = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isEcho) this.#heard.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left gives up what it was loading.
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
