import path from 'node:path';
import type { MessageTree } from '@portal/domain/i18n/message';
import type { ModuleGraph, Part } from './module-graph';

/** A program that displays messages: its entry module, and the catalogs loaded before it. */
export interface Program {
  entry: string;
  catalogs: string[];
  /** Files that are loaded although their messages are never displayed. */
  notDisplayed?: string[];
}

/** A message that a module uses although no catalog loaded with it contains the message. */
export interface MissingMessage {
  noun: string;
  id: string;
  file: string;
}

interface Sources {
  graph: ModuleGraph;
  /** All messages of the project; used to tell message ids from other texts. */
  all: MessageTree;
  /** Returns the messages of a catalog file. */
  read: (catalog: string) => MessageTree;
  /** Files with names that look like message ids but are not. */
  otherNames: readonly string[];
}

const isCatalog = (file: string): boolean => /\.?en\.catalog\.ts$/.test(path.basename(file));
const hasNoIds = (file: string): boolean => /\.(catalog|messages)\.ts$/.test(file);

/**
 * Finds messages that a program uses but never loads. A lazily imported module can use its importer's messages and
 * those of catalogs named in the same call: `lazy(() => Promise.all([import('./page'), loadCatalog(catalogs)]))`.
 */
export function missingMessages(sources: Sources, { entry, catalogs, notDisplayed = [] }: Program): MissingMessage[] {
  const { graph } = sources;
  const missing = new Map<string, MissingMessage>();
  const done = new Set<string>();
  const visit = (file: string, loaded: readonly string[]): void => {
    const key = [file, ...loaded].join(' ');
    if (done.has(key)) return;
    done.add(key);
    const available = loaded.map((catalog) => sources.read(catalog));
    for (const [at, parts] of graph.loadedWith(file)) {
      if (hasNoIds(at) || [...sources.otherNames, ...notDisplayed].includes(at)) continue;
      for (const id of idsIn(sources, parts).filter((one) => !available.some((tree) => isIn(tree, one))))
        missing.set(`${id} ${at}`, { noun: id.split('.')[0] ?? '', id, file: at });
      const lazyImports = [...parts].flatMap((part) => part.lazyImports).filter((one) => !hasNoIds(one.file));
      for (const { file: target, beside } of lazyImports) {
        const more = beside.flatMap((name) => lazyFilesOf(graph, at, name)).filter(isCatalog);
        visit(target, [...new Set([...loaded, ...more])].sort());
      }
    }
  };
  visit(entry, catalogs);
  return [...missing.values()];
}

/** Returns the files that a variable imports lazily, which the module declares or imports. */
function lazyFilesOf(graph: ModuleGraph, at: string, name: string): readonly string[] {
  const { lazyVariables, imported } = graph.module(at);
  const own = lazyVariables.get(name);
  const use = own ? undefined : imported.get(name);
  return own ?? (use?.name ? graph.module(use.file).lazyVariables.get(use.name) : undefined) ?? [];
}

/** Returns the ids of messages and message groups that occur in these statements. */
function idsIn({ all }: Sources, parts: ReadonlySet<Part>): string[] {
  const texts = [...parts].flatMap((part) => part.texts);
  return texts
    .filter(({ text }) => /^\w+\./.test(text))
    .map(({ text, whole }) => (whole ? text : text.replace(/\.[^.]*$/, '')))
    .filter((id) => isIn(all, id));
}

function isIn(tree: MessageTree, id: string): boolean {
  let at: MessageTree | string | undefined = tree;
  for (const key of id.split('.')) at = typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined;
  return at !== undefined;
}
