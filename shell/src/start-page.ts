import { locales, type Locale } from '@portal/domain/i18n/locales';
import type { Translated } from '@portal/domain/i18n/message';
import { loadCatalog, startLocale, type CatalogFiles } from '@portal/i18n';
import { isPrerendered } from './prerender/take-over';
import { areaTimeout, withTimeout } from './remotes/area-registry';
import { startFailedMessages as en } from './start-failed.messages';
import es from './start-failed.messages.es.json';

/** Delay before retrying the messages, ms: a gateway is unavailable for a moment during a restart. */
const retryDelay = 1000;

interface Start {
  root: HTMLElement;
  catalogs: CatalogFiles;
  /** Called once the messages are loaded. */
  render: () => void | Promise<void>;
  /** Called when the user presses "Try again". */
  reload: () => void;
}

/** Longest delay between attempts for a prerendered page, ms. */
const longestDelay = 30_000;

/**
 * Tries until it succeeds: a prerendered page can be used meanwhile, and an error in its place would lose what was typed
 * into it. Shows the error above the page.
 */
export async function untilLoaded(load: () => Promise<boolean>): Promise<void> {
  let alert: HTMLElement | undefined;
  for (let delay = retryDelay; !(await load()); delay = Math.min(delay * 2, longestDelay)) {
    if (!alert) document.body.prepend((alert = failureAlert()));
    await pause(delay);
  }
  alert?.remove();
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Renders the page in the user's language, or an error, so that it is never blank. A prerendered page stays instead. */
export async function startPage({ root, catalogs, render, reload }: Start): Promise<void> {
  startLocale();
  const load = (): Promise<void> => loadCatalog(catalogs);
  if (isPrerendered(root)) {
    const attempt = (): Promise<boolean> =>
      load().then(
        () => true,
        () => false,
      );
    await untilLoaded(attempt);
    await render();
    return;
  }
  const rendered = load()
    .catch(() => pause(retryDelay).then(load))
    .then(render);
  try {
    // Render the page even if the messages arrive after the timeout.
    await withTimeout(areaTimeout, rendered);
  } catch {
    showFailure(root, reload);
  }
}

const texts: Readonly<Record<Locale, Translated<typeof en>>> = { en, es };

/** Renders the error without React and the theme, which may have failed to load. */
function showFailure(root: HTMLElement, reload: () => void): void {
  const main = document.createElement('main');
  main.className = 'shell-start-failed';
  const alert = failureAlert();
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', reload);
  button.append(
    ...locales.flatMap((locale, at) => [at > 0 ? ' / ' : '', inLanguage('span', locale, texts[locale].tryAgain)]),
  );
  main.append(alert, button);
  root.replaceChildren(main);
}

function failureAlert(): HTMLElement {
  const alert = document.createElement('div');
  alert.role = 'alert';
  alert.append(...locales.map((locale) => inLanguage('p', locale, texts[locale].text)));
  return alert;
}

function inLanguage(tag: 'p' | 'span', locale: Locale, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.lang = locale;
  element.textContent = text;
  return element;
}
