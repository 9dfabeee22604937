// @ts-check
/** As much of a channel as React's scheduler uses. Node's own keeps the process alive once somebody listens. */
class OneWayChannel {
  /** @type {{ onmessage: ((event: { data: unknown }) => void) | null }} */
  port1 = { onmessage: null };
  port2 = { postMessage: (/** @type {unknown} */ data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}

/** Nothing has a size in a document without layout, so nothing changes its size either. */
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

// As much of each as is used; what jsdom has stays. A report goes where browsers keep their errors, and nobody reads it there.
Object.assign(globalThis, {
  MessageChannel: globalThis.MessageChannel ?? OneWayChannel,
  matchMedia: globalThis.matchMedia ?? matchMedia,
  ResizeObserver: globalThis.ResizeObserver ?? StillObserver,
  reportError: globalThis.reportError ?? (() => undefined),
});

// jsdom warns about the pseudo-element argument, which antd passes.
const computedStyle = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => computedStyle(element);

/** Rules without nested ones; what is in a `@media` block stays in it. */
const rule = /[^{}]+\{[^{}]*\}/g;
const decidesWhoSeesIt = /[{;]\s*(?:display|visibility|pointer-events)\s*:/;

// antd writes thousands of rules, each of which jsdom would try on each element that a test asks for. What is there to
// see, to name and to click hangs on three properties; colours and sizes are looked at in a real browser (e2e).
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
