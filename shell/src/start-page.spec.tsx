import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { CatalogFiles } from '@portal/i18n';
import { startPage } from './start-page';

const lost = () => Promise.reject(new Error('Loading chunk 7 failed'));
const there = () => Promise.resolve({ default: {} });

describe('startup', () => {
  let root: HTMLElement;
  const reload = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    reload.mockReset();
    document.cookie = 'locale=; path=/; max-age=0';
    root = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    jest.useRealTimers();
    root.remove();
  });

  /** Starts the page with this English catalog, and advances time by this many ms. */
  async function startWith(file: CatalogFiles['en'], ms: number): Promise<void> {
    void startPage({ root, catalogs: { en: file, es: lost }, render: () => root.replaceChildren('page'), reload });
    await jest.advanceTimersByTimeAsync(ms);
  }

  it('shows an error in both languages when the messages cannot be loaded, and reloads on request', async () => {
    const file = jest.fn(lost);
    await startWith(file, 2000);
    expect(file).toHaveBeenCalledTimes(2);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the page. Check your connection and try again.');
    expect(alert).toHaveTextContent('No pudimos cargar la página. Revise su conexión e inténtelo de nuevo.');
    expect(screen.getByText('Intentar de nuevo')).toHaveAttribute('lang', 'es');
    screen.getByRole('button', { name: 'Try again / Intentar de nuevo' }).click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('retries loading the messages once, automatically', async () => {
    await startWith(jest.fn(there).mockImplementationOnce(lost), 2000);
    expect(root).toHaveTextContent('page');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an error within ten seconds when the messages hang, and renders the page if they arrive later', async () => {
    let arrive: () => void = () => undefined;
    const file = () => new Promise<{ default: object }>((resolve) => (arrive = () => resolve({ default: {} })));
    await startWith(file as CatalogFiles['en'], 9999);
    expect(screen.getByRole('alert')).toBeVisible();
    arrive();
    await jest.advanceTimersByTimeAsync(1);
    expect(root).toHaveTextContent(/^page$/);
  });

  it('keeps a prerendered page and what is typed into it, however long the messages take or fail', async () => {
    root.innerHTML = '<input value="">';
    const [field] = root.querySelectorAll('input');
    if (field) field.value = 'typed';
    const file = jest.fn(there).mockImplementationOnce(lost).mockImplementationOnce(lost).mockImplementationOnce(lost);
    await startWith(file, 4_700);
    expect(root.querySelector('input')?.value).toBe('typed');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Part of this page hasn’t loaded yet. We’ll keep trying; what you’ve typed stays here.$/,
    );
    await jest.advanceTimersByTimeAsync(100);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(file).toHaveBeenCalledTimes(4);
    expect(root).toHaveTextContent(/^page$/);
  });

  it('shows only the page when nothing fails', async () => {
    const file = jest.fn(there);
    await startWith(file, 20_000);
    expect(file).toHaveBeenCalledTimes(1);
    expect(root).toHaveTextContent(/^page$/);
  });
});
