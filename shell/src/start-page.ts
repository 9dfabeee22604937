import { locales, type Locale } from '@portal/domain/i18n/locales';
import type { Translated } from '@portal/domain/i18n/message';
import { currentLocale, loadCatalog, startLocale, type CatalogFiles } from '@portal/i18n';
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

/**
 * Delays between attempts for a prerendered page: how they grow, and the longest, ms. Slowly, because a script whose
 * preload failed fails once more without a request.
 */
const backoff = { growth: 1.5, longest: 30_000 };

/**
 * Tries until it succeeds: a prerendered page can be used meanwhile, and an error in its place would lose what was typed
 * into it. Says so at the bottom of the screen.
 */
export async function untilLoaded(load: () => Promise<boolean>): Promise<void> {
  let alert: HTMLElement | undefined;
  for (let delay = retryDelay; !(await load()); delay = Math.min(delay * backoff.growth, backoff.longest)) {
    if (!alert) document.body.append((alert = stillLoadingAlert()));
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
  const alert = document.createElement('div');
  alert.role = 'alert';
  alert.append(...locales.map((locale) => inLanguage('p', locale, texts[locale].text)));
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', reload);
  button.append(
    ...locales.flatMap((locale, at) => [at > 0 ? ' / ' : '', inLanguage('span', locale, texts[locale].tryAgain)]),
  );
  main.append(alert, button);
  root.replaceChildren(main);
}

function stillLoadingAlert(): HTMLElement {
  const alert = inLanguage('p', currentLocale(), texts[currentLocale()].stillLoading);
  alert.className = 'shell-still-loading';
  alert.role = 'alert';
  return alert;
}

function inLanguage(tag: 'p' | 'span', locale: Locale, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.lang = locale;
  element.textContent = text;
  return element;
}
