import { locales, type Locale } from '@portal/domain/i18n/locales';
import type { Translated } from '@portal/domain/i18n/message';
import { loadCatalog, startLocale, type CatalogFiles } from '@portal/i18n';
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

/** Renders the page in the user's language, or an error, so that it is never blank. */
export async function startPage({ root, catalogs, render, reload }: Start): Promise<void> {
  startLocale();
  const load = (): Promise<void> => loadCatalog(catalogs);
  // Render the page even if the messages arrive after the timeout.
  const rendered = load()
    .catch(() => new Promise((resolve) => setTimeout(resolve, retryDelay)).then(load))
    .then(render);
  try {
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

function inLanguage(tag: 'p' | 'span', locale: Locale, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.lang = locale;
  element.textContent = text;
  return element;
}
