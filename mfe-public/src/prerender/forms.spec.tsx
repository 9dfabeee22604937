import { site } from '../testing';
import { forms } from './forms';

// The real messages are compiled in advance (libs/i18n/testing).
jest.mock('../messages/prerender-forms.en.catalog', () => ({ __esModule: true, default: {} }));
jest.mock('../messages/prerender-forms.es.catalog', () => ({ __esModule: true, default: {} }));

const render = async (path: string, locale: 'en' | 'es' = 'en') => {
  const { title, body } = await forms.render({ path, locale, site });
  return { title, document: new DOMParser().parseFromString(body, 'text/html') };
};

describe('prerendered form', () => {
  it.each(['/', '/agent-links', '/constructor', '/estimate/'])('does not exist at %s', async (path) => {
    expect(forms.paths).not.toContain(path);
    await expect(render(path)).rejects.toThrow(RangeError);
  });

  it.each(forms.paths)('sends no field in the URL, and has the title of its route: %s', async (path) => {
    const [english, spanish] = [await render(path), await render(path, 'es')];
    expect(english.document.querySelector('form')?.method).toBe('post');
    expect(english.document.querySelector('script')).toBeNull();
    expect(english.title).not.toBe(spanish.title);
    expect(english.document.querySelector('h1')?.textContent).not.toBe(
      spanish.document.querySelector('h1')?.textContent,
    );
  });

  it('has the fields of a new visitor, each with a name or a label of its own', async () => {
    const { document } = await render('/general-intake');
    const names = [...document.querySelectorAll('input, select, textarea')].map((one) => one.getAttribute('name'));
    expect(names).toEqual(expect.arrayContaining(['first_name', 'email', 'ssn', 'w2_income']));
    expect(new Set(names).size).toBe(names.length);
  });
});
