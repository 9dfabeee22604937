import { resolvePreloads } from './preloads.plugin.mjs';

const chunk = (files, moduleName, request = '', more = {}) => ({
  files,
  names: [],
  origins: [{ moduleName, request }],
  ...more,
});
const uses = (name) => ({
  modules: [
    { moduleType: 'javascript/esm', name: './src/estimate/estimate.page.tsx' },
    { moduleType: 'consume-shared-module', name: `consume shared module (default) ${name}@>=0.2.0 <1.0.0 (strict)` },
  ],
});
const chunks = [
  chunk(['remoteEntry.1.js'], '', '', { names: ['mfe_public'] }),
  chunk(['area.1.js', 'area.1.css', 'area.1.js.map'], '', './src/area.tsx', { names: ['__federation_expose_area'] }),
  chunk(
    ['estimate.1.js', 'estimate.1.css'],
    './src/area.tsx',
    './estimate/estimate.page',
    uses('@portal/ui-kit/forms'),
  ),
  chunk(['shared.1.js'], './src/area.tsx', './estimate/estimate.page'),
  chunk(['en.1.js'], './src/area.tsx', './messages/en.catalog'),
  chunk(['es.1.js'], './src/area.tsx', './messages/es.catalog'),
  chunk(['forms.1.js'], 'provide shared module (default) @portal/ui-kit/forms@0.2.0 = /libs/ui-kit/src/forms'),
];

describe('preloads of a build', () => {
  it('rejects a module that no page loads later', () => {
    const { problems } = resolvePreloads(chunks, [{ path: '/estimate', loads: ['src/estimate/renamed.page'] }]);
    expect(problems).toEqual(['src/estimate/renamed.page is no module that is loaded later']);
  });

  it("lists each page's files in each language, without source maps", () => {
    const { preloads, problems } = resolvePreloads(chunks, [
      { path: '/estimate', loads: ['src/estimate/estimate.page'] },
    ]);
    expect(problems).toEqual([]);
    expect(preloads.pages).toEqual({
      '*': {
        en: ['remoteEntry.1.js', 'area.1.js', 'area.1.css', 'en.1.js'],
        es: ['remoteEntry.1.js', 'area.1.js', 'area.1.css', 'es.1.js'],
      },
      '/estimate': {
        en: ['estimate.1.js', 'estimate.1.css', 'shared.1.js'],
        es: ['estimate.1.js', 'estimate.1.css', 'shared.1.js'],
      },
    });
  });

  it('names the shared modules of a page, whose files only the shell knows', () => {
    const { preloads } = resolvePreloads(chunks, [{ path: '/estimate', loads: ['src/estimate/estimate.page'] }]);
    expect(preloads.uses).toEqual({ '/estimate': ['@portal/ui-kit/forms'] });
    expect(preloads.shared).toEqual({ '@portal/ui-kit/forms': ['forms.1.js'] });
  });
});
