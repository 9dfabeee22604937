import { act, render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import type { MessageId } from '@portal/domain/i18n/message';
import {
  activateLocale,
  currentLocale,
  loadCatalog,
  startLocale,
  storeLocale,
  useTranslate,
  type CatalogFiles,
} from '@portal/i18n';

/** An area whose messages finish loading when the test resolves them. */
function areaOf(noun: string) {
  const arrive: Record<string, (failure?: Error) => void> = {};
  const file = (locale: string) => () =>
    new Promise<{ default: { [key: string]: { greeting: string[] } } }>((resolve, reject) => {
      arrive[locale] = (failure) =>
        failure ? reject(failure) : resolve({ default: { [noun]: { greeting: [`${noun} ${locale}`] } } });
    });
  const files: CatalogFiles = { en: file('en'), es: file('es') };
  return { files, arrive: (locale: string, failure?: Error) => arrive[locale]?.(failure) };
}

const Greeting = ({ of: noun }: { of: string }) => (
  <p>{useTranslate()(`${noun}.greeting` as MessageId as 'locales.label')}</p>
);
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

afterEach(async () => {
  document.cookie = 'locale=; path=/; max-age=0';
  jest.restoreAllMocks();
});

describe('activateLocale', () => {
  it('switches all areas together, including one that registers while loading', async () => {
    const [early, late] = [areaOf('early'), areaOf('late')];
    const first = loadCatalog(early.files);
    early.arrive('en');
    await first;
    render(<Greeting of="early" />);
    expect(screen.getByText('early en')).toBeInTheDocument();

    const change = activateLocale('es');
    const second = loadCatalog(late.files);
    late.arrive('en');
    await second;
    early.arrive('es');
    await settled();
    expect(screen.getByText('early en')).toBeInTheDocument();
    late.arrive('es');
    await act(() => change);
    render(<Greeting of="late" />);
    expect(screen.getByText('early es')).toBeInTheDocument();
    expect(screen.getByText('late es')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('es');
  });

  it('keeps the current language when messages fail to load', async () => {
    startLocale();
    const area = areaOf('broken');
    const loading = loadCatalog(area.files);
    area.arrive('en');
    await loading;
    const change = activateLocale('es');
    area.arrive('es', new Error('no network'));
    await expect(change).rejects.toThrow('no network');
    expect(currentLocale()).toBe('en');
  });
});

describe('startLocale', () => {
  const asks = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it("picks the best match for the browser's preferred languages", () => {
    asks('fr-FR', 'es-419', 'en');
    startLocale();
    expect(currentLocale()).toBe('es');
    asks('fr-FR');
    startLocale();
    expect(currentLocale()).toBe('en');
  });

  it('prefers the language last chosen in this browser, if it is supported', () => {
    asks('en-US');
    storeLocale('es');
    startLocale();
    expect(currentLocale()).toBe('es');
    document.cookie = 'locale=xx; path=/';
    startLocale();
    expect(currentLocale()).toBe('en');
  });
});
