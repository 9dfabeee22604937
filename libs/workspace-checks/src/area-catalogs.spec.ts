import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { MessageTree } from '@portal/domain/i18n/message';
import { allMessages } from '@portal/i18n/testing/all-messages';
import { missingMessages, type Program } from './missing-messages';
import { ModuleGraph } from './module-graph';

const root = path.join(__dirname, '../../..');
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const read = (catalog: string): MessageTree =>
  jest.requireActual<{ default: MessageTree }>(path.join(root, catalog)).default;

/** Catalog of the shell, which is loaded before any remote. */
const shell = 'shell/src/messages/en.catalog.ts';
const remote = (folder: string): Program => ({
  entry: `${folder}/src/area.tsx`,
  catalogs: [shell, `${folder}/src/messages/en.catalog.ts`],
});
const onServer = (entry: string): Program => ({
  entry,
  catalogs: ['bff/platform/src/messages/en.catalog.ts'],
  // The server sends only the percentage; the areas show the names of the steps.
  notDisplayed: ['libs/domain/src/progress/progress.ts'],
});
const commands = filesIn('bff/app/src/cli').filter((file) => file.endsWith('.ts') && !file.includes('spec'));

const programs: Record<string, Program> = {
  shell: {
    entry: 'shell/src/index.tsx',
    catalogs: [shell],
    // Used by remotes only: the names of states are loaded with the area that has a field for them.
    notDisplayed: ['libs/ui-kit/src/forms/choice-fields.tsx'],
  },
  'public area': remote('mfe-public'),
  // Each of its pages loads a catalog of its own.
  'client area': { entry: 'mfe-client/src/area.tsx', catalogs: [shell] },
  // The window that saves a view has fields, but none for a state.
  'preparer area': { ...remote('mfe-preparer'), notDisplayed: ['libs/ui-kit/src/forms/choice-fields.tsx'] },
  'admin area': remote('mfe-admin'),
  ...Object.fromEntries(
    ['pages', 'document'].map((name) => [
      `prerendered ${name}`,
      {
        entry: `mfe-public/src/prerender/${name}.tsx`,
        catalogs: ['mfe-public/src/messages/prerender.en.catalog.ts'],
      },
    ]),
  ),
  'prerendered forms': {
    entry: 'mfe-public/src/prerender/forms.tsx',
    catalogs: ['mfe-public/src/messages/prerender-forms.en.catalog.ts'],
  },
  gateway: { entry: 'gateway/src/main.ts', catalogs: ['gateway/src/messages/en.catalog.ts'] },
  bff: onServer('bff/app/src/main.ts'),
  ...Object.fromEntries(commands.map((file) => [file, onServer(file)])),
};

const sources = {
  graph: new ModuleGraph(root),
  all: allMessages.en,
  read,
  // Some actions in the audit log look like message ids: `intake.submitted`.
  otherNames: ['libs/domain/src/audit/audit.actions.ts'],
};

describe('missingMessages in the project', () => {
  it.each(Object.entries(programs))('finds none in the %s', (_, program) => {
    expect(missingMessages(sources, program)).toEqual([]);
  });

  it.each([
    ['client area', 'dashboard', 'mfe-client/src/dashboard/'],
    ['client area', 'income', 'mfe-client/src/income/'],
    ['client area', 'documents', 'libs/feature-documents/src/'],
    ['admin area', 'edit', 'mfe-admin/src/edit/'],
    ['public area', 'home', 'mfe-public/src/home/'],
    ['client area', 'states', 'libs/ui-kit/src/forms/choice-fields.tsx'],
    ['shell', 'table', 'libs/ui-kit/src/table/'],
    ['gateway', 'problem', 'libs/domain/src/problem-detail.ts'],
    ['bff', 'mail', 'bff/'],
  ])('reports for the %s the noun %s if its catalogs omit it, with a file that uses it', (name, noun, file) => {
    const without = (catalog: string): MessageTree =>
      Object.fromEntries(Object.entries(read(catalog)).filter(([key]) => key !== noun));
    const program = programs[name] ?? { entry: '', catalogs: [] };
    expect(missingMessages({ ...sources, read: without }, program)).toContainEqual(
      expect.objectContaining({ noun, file: expect.stringContaining(file) }),
    );
  });
});

const idsOf = (tree: MessageTree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : idsOf(value, `${prefix}${key}.`),
  );

describe.each(
  ['shell', 'libs', 'mfe-public', 'mfe-client', 'mfe-preparer', 'mfe-admin', 'bff', 'gateway']
    .flatMap(filesIn)
    .filter((file) => /(^|[/.])en\.catalog\.ts$/.test(file) && !/node_modules|dist\//.test(file)),
)('%s', (file) => {
  it('contains the same messages in Spanish', () => {
    const spanish = read(file.replace(/en\.catalog\.ts$/, 'es.catalog.ts'));
    expect(idsOf(spanish).sort()).toEqual(idsOf(read(file)).sort());
  });
});
