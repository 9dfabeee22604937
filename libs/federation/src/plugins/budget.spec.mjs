import { compare, comparePages } from './budget.plugin.mjs';

const chunk = (id, files, more = {}) => ({ id, files, names: [], initial: false, origins: [], ...more });
const importedBy = (moduleName, request) => ({ origins: [{ moduleName, request }] });

const chunks = [
  chunk(1, ['entry.js'], { initial: true }),
  chunk(2, ['area.js'], { names: ['__federation_expose_area'], ...importedBy('', './src/area.tsx') }),
  chunk(3, ['page.js', 'page.css'], importedBy('./src/area.tsx', './frame/page')),
  chunk(4, ['one.js'], importedBy('./src/frame/tabs.ts', '../one/one.tab')),
  // Shared by both tabs, and included in the size of each, because either may be opened first.
  chunk(5, ['table.js'], {
    origins: [
      { moduleName: './src/frame/tabs.ts', request: '../one/one.tab' },
      { moduleName: './src/frame/tabs.ts', request: '../two/two.tab' },
    ],
  }),
  chunk(6, ['two.js'], importedBy('./src/frame/tabs.ts', '../two/two.tab')),
  chunk(7, ['chat.js'], importedBy('./src/area.tsx', '@portal/chat')),
];
const bytes = new Map([
  ['entry.js', 100],
  ['area.js', 200],
  ['page.js', 1000],
  ['page.css', 500],
  ['one.js', 3000],
  ['table.js', 4000],
  ['two.js', 50],
  ['chat.js', 7],
]);
const budgets = {
  first: { bytes: 1800, with: ['src/frame/page'] },
  parts: { 'src/one/one.tab': 7000, 'src/two/two.tab': 4050, '@portal/chat': 7 },
};

describe('budget check of a remote', () => {
  it("prints each part's size beyond the first load with its budget", () => {
    expect(compare(chunks, bytes, budgets)).toEqual({
      problems: [],
      lines: [
        'first load: 1.8 kB (at most 1.8 kB)',
        '@portal/chat: 0.0 kB (at most 0.0 kB)',
        'src/one/one.tab: 7.0 kB (at most 7.0 kB)',
        'src/two/two.tab: 4.0 kB (at most 4.0 kB)',
      ],
    });
  });

  it('rejects a single byte over the budget, in the first load and in each part', () => {
    const grown = new Map(bytes).set('page.css', 501).set('table.js', 4001);
    expect(compare(chunks, grown, budgets).problems).toEqual([
      'first load is 1801 bytes, more than 1800',
      'src/one/one.tab is 7001 bytes, more than 7000',
      'src/two/two.tab is 4051 bytes, more than 4050',
    ]);
  });

  it('rejects a part without a budget and a budget without a part', () => {
    const { '@portal/chat': _, ...others } = budgets.parts;
    const { problems } = compare(chunks, bytes, { ...budgets, parts: { ...others, 'src/gone/gone.tab': 1 } });
    expect(problems).toEqual(['@portal/chat has no budget', 'src/gone/gone.tab is no part that is loaded later']);
  });
});

describe("budget check of a page's first screen", () => {
  const initial = [chunk(1, ['entry.js'], { initial: true }), chunk(2, ['area.js'])];
  const preloads = {
    pages: { '*': { en: ['page.css'], es: ['page.css'] }, '/one': { en: ['one.js'], es: ['one.js', 'two.js'] } },
    shared: { '@portal/table': ['table.js', 'chat.js'] },
  };
  const check = (page, shared) =>
    comparePages(preloads, bytes, { pages: { '/one': page }, shared: { '@portal/table': shared } }, initial);

  it('prints what each language and each shared module takes', () => {
    expect(check({ bytes: 3650, files: 4 }, { bytes: 4007, files: 2 })).toEqual({
      problems: [],
      lines: [
        '/one (en): 3.6 kB in 3 (at most 3.6 kB in 4)',
        '/one (es): 3.6 kB in 4 (at most 3.6 kB in 4)',
        '@portal/table: 4.0 kB in 2 (at most 4.0 kB in 2)',
      ],
    });
  });

  it('rejects a single byte and a single file over the budget', () => {
    expect(check({ bytes: 3649, files: 3 }, { bytes: 4006, files: 1 }).problems).toEqual([
      '/one (es) is 3650 bytes, more than 3649',
      '/one (es) is 4 files, more than 3',
      '@portal/table is 4007 bytes, more than 4006',
      '@portal/table is 2 files, more than 1',
    ]);
  });

  it('rejects a budget without a page or shared module', () => {
    const most = { bytes: 1, files: 1 };
    const budgets = { pages: { '/gone': most }, shared: { '@portal/gone': most } };
    expect(comparePages(preloads, bytes, budgets, initial).problems).toEqual([
      '/gone is no page',
      '@portal/gone is no shared module of its own',
    ]);
  });
});
