import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const apps = ['shell', 'mfe-public', 'mfe-client', 'mfe-preparer', 'mfe-admin'];
/** Shorter texts are labels, which several areas may share by chance. */
const minWords = 3;

/** Source texts by path: `{ 'mfe-admin/src/audit/audit.messages.ts': '…' }`. */
type Sources = Readonly<Record<string, string>>;

const quoted = /(['"`])((?:(?!\1)[^\\\n$])*)\1/g;

/** Returns the sentences in the messages of a folder. */
const sentencesIn = (sources: Sources, folder: string): string[] =>
  Object.entries(sources)
    .filter(([file]) => file.startsWith(`${folder}/`) && file.endsWith('.messages.ts'))
    .flatMap(([, text]) => [...text.matchAll(quoted)].map((match) => match[2] ?? ''))
    .filter((text) => text.trim().split(/\s+/).length >= minWords);

/** Finds sentences of one app's messages in the sources of another, unless the libraries contain them too. */
function copiedSentences(sources: Sources): string[] {
  const shared = sentencesIn(sources, 'libs');
  return apps.flatMap((app) => {
    const own = [...shared, ...sentencesIn(sources, app)];
    const foreign = apps
      .filter((other) => other !== app)
      .flatMap((other) => sentencesIn(sources, other))
      .filter((text) => !own.some((sentence) => sentence.includes(text)));
    const files = Object.entries(sources).filter(([file]) => file.startsWith(`${app}/`));
    return files.flatMap(([file, source]) =>
      foreign.filter((text) => source.includes(text)).map((text) => `${text} in ${file}`),
    );
  });
}

function readSources(folder: string): [file: string, text: string][] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|dist\/|\.spec\.|\/testing\//.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
}

describe('copied sentences', () => {
  const messages = {
    'mfe-admin/src/admin.messages.ts': "{ title: 'Reassign this client', both: 'Back to the dashboard' }",
    'mfe-client/src/client.messages.ts': "{ title: 'Your own things only', both: 'Back to the dashboard' }",
    'mfe-public/src/public.messages.ts': "{ title: 'No preparers match your search' }",
    'shell/src/shell.messages.ts': "{ title: 'Your own things', label: 'My Office' }",
    'libs/domain/src/shared.messages.ts': "{ title: 'No preparers match your search' }",
  };
  const copiedBy = (page: string) => copiedSentences({ ...messages, 'mfe-client/src/page.tsx': page });

  it('are found in another area, and reported with the file', () => {
    expect(copiedBy("document.title = 'Reassign this client';")).toEqual([
      'Reassign this client in mfe-client/src/page.tsx',
    ]);
  });

  it('exclude sentences of a shared library, parts of own sentences, sentences of both areas, and labels', () => {
    expect(
      copiedBy("['No preparers match your search', 'Your own things only', 'Back to the dashboard', 'My Office']"),
    ).toEqual([]);
  });

  it('do not exist in the project: an area never ships the texts of another', () => {
    const sources = Object.fromEntries([...apps, 'libs'].flatMap(readSources));
    expect(sentencesIn(sources, 'mfe-admin').length).toBeGreaterThan(50);
    expect(copiedSentences(sources)).toEqual([]);
  });
});
