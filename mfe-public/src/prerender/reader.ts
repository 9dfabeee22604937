import '@portal/ui-kit/styles.css';
import '../home/home.css';
import '../directory/preparer.css';
import '../landing/landing.css';
import '../legal/legal.css';
import '../office/office.css';
import './reader.css';
import { choiceCookie, choiceIn } from '@portal/domain/site/choices';
import { searchPolicy } from '@portal/domain/site/prerendered';
import { linkMark } from './link-mark';

/**
 * Script of a prerendered page, without React: footer selects, copying a link, searching the directory, and passing the
 * return path to the sign-in page. Every other control is a plain link.
 */

const page = document.documentElement;
const themes = ['system', 'light', 'dark'];

function keepChoices(): void {
  const theme = choiceIn(document.cookie, 'theme') ?? 'system';
  const select = document.querySelector<HTMLSelectElement>('select[name=theme]');
  if (select) select.value = theme;
  // A page from the back/forward cache may show an older choice.
  appear(theme);
}

function appear(theme: string): void {
  for (const one of themes) page.classList.toggle(`portal-${one}`, one === theme);
}

/** Each language has a URL of its own. */
function setLocale(locale: string): void {
  document.cookie = choiceCookie('locale', locale);
  const address = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${locale}"]`)?.href;
  // Only the path: the published origin may differ from the current one.
  if (address) location.assign(`${new URL(address).pathname}${location.search}`);
  else location.reload();
}

async function copy(path: string): Promise<void> {
  const status = document.getElementById('said');
  if (!status) return;
  const link = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    status.textContent = status.dataset.copied ?? '';
  } catch {
    // The clipboard requires permission and HTTPS.
    status.textContent = status.dataset.copyFailed?.replace(linkMark, link) ?? link;
  }
  clearTimeout(saidTimer);
  saidTimer = window.setTimeout(() => (status.textContent = ''), 4000);
}
let saidTimer = 0;

/** Debounce after typing, ms. */
const rest = 300;
let searchTimer = 0;
let searching: AbortController | undefined;

/** Ids of the elements that search results replace. */
const lists = ['preparers', 'office-list'];
const officeSelect = 'select[name=office_id]';

interface HtmlPolicy {
  createHTML: (text: string) => string;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, policy: HtmlPolicy) => HtmlPolicy };
};
/** Marks the gateway's own page as trusted; its scripts do not run, because it is only parsed. */
const trust = trustedTypes?.createPolicy(searchPolicy, { createHTML: (text) => text });
const trusted = (text: string): string => trust?.createHTML(text) ?? text;

/** Fetches this page with the form's filters, and replaces its lists. */
async function search(form: HTMLFormElement): Promise<void> {
  const filled = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const,
  );
  const query = new URLSearchParams(filled.filter(([, value]) => value).map(([name, value]) => [name, value]));
  const address = `${location.pathname}${query.size > 0 ? `?${query.toString()}` : ''}`;
  searching?.abort();
  searching = new AbortController();
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, signal: searching.signal });
    if (!answer.ok) throw new Error(String(answer.status));
    const found = new DOMParser().parseFromString(trusted(await answer.text()), 'text/html');
    for (const id of lists) {
      const fresh = found.getElementById(id);
      if (fresh) document.getElementById(id)?.replaceWith(fresh);
    }
    // Replace only the options, because the select itself may have focus.
    const [select, fresh] = [form, found].map((place) => place.querySelector<HTMLSelectElement>(officeSelect));
    if (select && fresh) {
      const { value } = fresh;
      select.replaceChildren(...fresh.children);
      select.value = value;
    }
    history.replaceState(history.state, '', address);
  } catch (error) {
    // Navigate instead, so that the page itself shows the error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(address);
  }
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  if (target.name === 'theme') {
    document.cookie = choiceCookie('theme', target.value);
    appear(target.value);
  } else if (target.name === 'locale') setLocale(target.value);
  else if (target.form) void search(target.form);
});

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.form) return;
  const { form } = target;
  clearTimeout(searchTimer);
  searchTimer = window.setTimeout(() => void search(form), rest);
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(searchTimer);
  void search(event.target as HTMLFormElement);
});

document.addEventListener('click', (event) => {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy],[data-return-to]') : null;
  if (!target) return;
  const { copy: path, returnTo } = target.dataset;
  if (path) void copy(path);
  const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!returnTo || elsewhere || !(target instanceof HTMLAnchorElement)) return;
  // In React Router's format: the shell reads the history state when it starts.
  event.preventDefault();
  history.pushState({ usr: { returnTo }, key: 'reader' }, '', target.href);
  location.reload();
});

window.addEventListener('pageshow', ({ persisted }) => {
  keepChoices();
  // Restored from the back/forward cache after the user has signed in: reload, so that the shell shows the page.
  if (persisted && localStorage.getItem('token')) location.reload();
});
keepChoices();
