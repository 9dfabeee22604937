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

// As much of each as is used; what jsdom has stays.
Object.assign(globalThis, {
  MessageChannel: globalThis.MessageChannel ?? OneWayChannel,
  matchMedia: globalThis.matchMedia ?? matchMedia,
  ResizeObserver: globalThis.ResizeObserver ?? StillObserver,
});

// jsdom warns about the pseudo-element argument, which antd passes.
const computedStyle = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => computedStyle(element);

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
