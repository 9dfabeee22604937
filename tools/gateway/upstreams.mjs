// @ts-check
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** How long a server that refused is left alone, ms. */
const rest = 2000;

/**
 * The servers behind `/api`, taken in turn; one that refuses or is not ready is left out until it answers again.
 */
export class Upstreams {
  /** @type {readonly string[]} */
  #urls;
  /** @type {Map<string, number>} url -> until when it is left out */
  #out = new Map();
  #turn = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {readonly string[]} named origins as set */
  constructor(named) {
    this.named = named;
    this.#urls = named;
  }

  /**
   * @param {readonly string[]} [tried] not these, as long as there is another
   * @returns {string}
   */
  next(tried = []) {
    const untried = this.#urls.filter((url) => !tried.includes(url));
    const ready = untried.filter((url) => (this.#out.get(url) ?? 0) <= Date.now());
    const choice = [ready, untried, this.#urls].find((urls) => urls.length > 0) ?? this.named;
    this.#turn += 1;
    return choice[this.#turn % choice.length] ?? '';
  }

  /** @returns {number} */
  get count() {
    return this.#urls.length;
  }

  /** @param {string} url */
  failed(url) {
    this.#out.set(url, Date.now() + rest);
  }

  /** Looks at once and then every two seconds who is there and who is ready. */
  async start() {
    await this.#look();
    this.#timer = setInterval(() => void this.#look(), rest).unref();
  }

  stop() {
    clearInterval(this.#timer);
  }

  async #look() {
    this.#urls = (await Promise.all(this.named.map(addressesOf))).flat();
    // With one server there is nobody to turn to: its own answer is the best there is.
    if (this.#urls.length < 2) return;
    await Promise.all(this.#urls.map((url) => this.#ask(url)));
  }

  /** @param {string} url */
  async #ask(url) {
    const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(rest) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) this.#out.delete(url);
    // Longer than the time until the next look, so that it does not flicker.
    else this.#out.set(url, Date.now() + 2 * rest);
  }
}

/**
 * A name in a compose network stands for every replica. TLS needs the name, so there it stays one.
 * @param {string} url
 * @returns {Promise<string[]>}
 */
async function addressesOf(url) {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || hostname === 'localhost' || isIP(hostname) || hostname.startsWith('[')) return [url];
  const found = await lookup(hostname, { all: true, family: 4 }).catch(() => []);
  return found.length > 0 ? found.map(({ address }) => `http://${address}${port ? `:${port}` : ''}`) : [url];
}
