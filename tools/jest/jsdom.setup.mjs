// @ts-check
/**
 * The part of MessageChannel that React's scheduler uses. Node's own keeps the process alive once it has a listener.
 */
class OneWayChannel {
  /** @type {{ onmessage: ((event: { data: unknown }) => void) | null }} */
  port1 = { onmessage: null };
  port2 = { postMessage: (/** @type {unknown} */ data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}

/** Never fires: without layout, elements have no size that could change. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const matchMedia = (/** @type {string} */ query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});

// Stubs only what is used and keeps what jsdom has. Error reports are discarded: a browser would log them to the
// console, which no test reads.
Object.assign(globalThis, {
  MessageChannel: globalThis.MessageChannel ?? OneWayChannel,
  matchMedia: globalThis.matchMedia ?? matchMedia,
  ResizeObserver: globalThis.ResizeObserver ?? StillObserver,
  reportError: globalThis.reportError ?? (() => undefined),
});

// jsdom warns about the pseudo-element argument, which antd passes.
const computedStyle = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => computedStyle(element);

/** Matches rules without nested rules, so a `@media` block keeps its content. */
const rule = /[^{}]+\{[^{}]*\}/g;
const decidesWhoSeesIt = /[{;]\s*(?:display|visibility|pointer-events)\s*:/;

// antd writes thousands of rules, and jsdom would test each one for every element a test queries. Visibility,
// accessible names and clicks depend on three properties only; colors and sizes are tested in a real browser (e2e).
const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
const written = new WeakMap();
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  get() {
    return written.get(this) ?? innerHTML?.get?.call(this);
  },
  set(css) {
    written.set(this, css);
    innerHTML?.set?.call(
      this,
      css.replace(rule, (/** @type {string} */ one) => (decidesWhoSeesIt.test(one) ? one : '')),
    );
  },
});

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
