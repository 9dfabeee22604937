// @ts-check
import { configure, getConfig } from '@testing-library/dom';
import * as react from 'react';

const { getElementError } = getConfig();
const isPolling = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // For `findBy` and `waitFor`: the default of one second is too short for an antd table on a busy machine.
  asyncUtilTimeout: 30_000,
  // While they poll, each miss would print the whole document. They print it once more when the time is up.
  getElementError: (message, container) =>
    isPolling()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// React in development creates an Error for each of the first 10,000 elements per second, for the component stack of its
// warnings. A stack of 100 frames, as under jest, takes longer than the element, so act as if the limit were reached.
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

/**
 * The part of MessageChannel that React's scheduler uses. Node's own MessageChannel keeps the process alive once it has
 * a listener.
 */
class OneWayChannel {
  /** @type {{ onmessage: ((event: { data: unknown }) => void) | null }} */
  port1 = { onmessage: null };
  port2 = { postMessage: (/** @type {unknown} */ data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}

/** A ResizeObserver that never fires: without layout, no element changes its size. */
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

// Stubs only what the code uses and jsdom lacks. Error reports are discarded: a browser would log them to the console,
// which no test checks.
Object.assign(globalThis, {
  MessageChannel: globalThis.MessageChannel ?? OneWayChannel,
  matchMedia: globalThis.matchMedia ?? matchMedia,
  ResizeObserver: globalThis.ResizeObserver ?? StillObserver,
  reportError: globalThis.reportError ?? (() => undefined),
});

/** jsdom's own object behind the document. */
const impl = Reflect.get(
  document,
  Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl') ?? '',
);
const computedStyle = globalThis.getComputedStyle;
/** Valid as long as jsdom keeps its cache of matched rules, which it drops when the document changes. */
let computed = new WeakMap();
/** @type {unknown} */
let matchedRules;

// Queries by role ask for the style of the same element several times. Also drops the pseudo-element argument that antd
// passes, because jsdom logs a warning about it.
globalThis.getComputedStyle = (element) => {
  if (matchedRules !== impl._styleCache) computed = new WeakMap();
  const style = computed.get(element) ?? computedStyle(element);
  computed.set(element, style);
  matchedRules = impl._styleCache;
  return style;
};

/** Matches innermost rules only: those inside `@media` are filtered, and the `@media` block itself is kept. */
const rule = /([^{}]+)\{([^{}]*)\}/g;
const decidesWhoSeesIt = /(?<=^|;)\s*(?:display|visibility|pointer-events)\s*:[^;]*/g;

// antd inserts thousands of rules, and jsdom would match each one against every queried element. Only three properties
// affect visibility, accessible names and clicks, so only these are kept; colors and sizes are tested in a real browser
// (e2e).
const onlyWhatIsSeen = (/** @type {string} */ _rule, /** @type {string} */ selector, /** @type {string} */ body) => {
  const kept = body.match(decidesWhoSeesIt);
  return kept ? `${selector}{${kept.join(';')}}` : '';
};
const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
const written = new WeakMap();
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  get() {
    return written.get(this) ?? innerHTML?.get?.call(this);
  },
  set(css) {
    written.set(this, css);
    innerHTML?.set?.call(this, css.replace(rule, onlyWhatIsSeen));
  },
});

const fields = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
// For the labels of each field, jsdom searches the whole document once for every label in it.
for (const { prototype } of fields) {
  const labels = Object.getOwnPropertyDescriptor(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get() {
      const isLabeled = this.isConnected && this.type !== 'hidden' && !this.closest('label');
      if (!isLabeled) return labels?.get?.call(this);
      if (!this.id || document.getElementById(this.id) !== this) return [];
      return [...document.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === this.id);
    },
  });
}

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
