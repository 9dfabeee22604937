import { fillTemplate, hasOnlyMergeFields, mergeFieldList } from './fill-template';

const values = {
  first_name: 'Ana',
  preparer: 'Renee Okafor',
  office: 'Detroit Main',
  open_papers: '2',
  link: 'https://portal.example/documents',
};

describe('template of a message', () => {
  it('names the client, the preparer, the office, what is still open, and the link', () => {
    const text = '{first_name}, {preparer} at {office} needs {open_papers} papers: {link}';
    expect(fillTemplate(text, values)).toBe(
      'Ana, Renee Okafor at Detroit Main needs 2 papers: https://portal.example/documents',
    );
  });

  it('repeats a field, and leaves a value alone that looks like one', () => {
    expect(fillTemplate('{first_name} {first_name}', { ...values, first_name: '{link}' })).toBe('{link} {link}');
    expect(fillTemplate('{first_name}', { ...values, first_name: '$& $1' })).toBe('$& $1');
  });

  it.each([
    ['Hi {first_name}. We still need {open_papers} papers. Thank you!', 'Hi Ana. Thank you!'],
    ['Hola, {first_name}:\n\nFaltan {open_papers} documentos: {link}\n\nGracias.', 'Hola, Ana:\n\nGracias.'],
    ['Please sign soon! Open: {open_papers}.', 'Please sign soon!'],
    ['You need {open_papers} papers: {link}', 'You need 0 papers: https://portal.example/documents'],
    ['See portal.example. “Ready?” {preparer} asks.', 'See portal.example. “Ready?” Renee Okafor asks.'],
  ])('leaves out a sentence about open papers when there are none, unless it is all: %s', (text, filled) => {
    expect(fillTemplate(text, { ...values, open_papers: '0' })).toBe(filled);
  });

  it('keeps the sentence while papers are open', () => {
    expect(fillTemplate('Hi. We still need {open_papers} papers.', values)).toBe('Hi. We still need 2 papers.');
  });

  it.each(['Hello', '{first_name}', 'a } b { c', ''])('is complete with merge fields only: %s', (text) => {
    expect(hasOnlyMergeFields(text)).toBe(true);
  });

  it.each(['{name}', '{First_name}', '{}', '{first_name} {ssn}', '{ first_name }', '{toString}'])(
    'is not complete with another field: %s',
    (text) => {
      expect(hasOnlyMergeFields(text)).toBe(false);
    },
  );

  it('lists its fields as they are typed', () => {
    expect(mergeFieldList).toBe('{first_name}, {preparer}, {office}, {open_papers}, {link}');
  });
});
