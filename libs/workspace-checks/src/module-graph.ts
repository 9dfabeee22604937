import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** `name` is the export used from the file, or null for all exports. */
interface Use {
  file: string;
  name: string | null;
}

/** A dynamic import with the identifiers in the outermost call around it, such as `lazy(…)`. */
interface LazyImport {
  file: string;
  beside: string[];
}

/** A top-level statement: the names it declares, and everything it refers to except types. */
export interface Part {
  names: string[];
  identifiers: Set<string>;
  /** String literals, and the leading parts of template literals. */
  texts: { text: string; whole: boolean }[];
  lazyImports: LazyImport[];
}

interface Module {
  parts: Part[];
  /** Imports by local name, and re-exports by exported name. */
  imported: Map<string, Use>;
  exported: Map<string, Use>;
  /** Files imported as a whole: `import './styles'` and `export * from './part'`. */
  whole: string[];
  /** Files that each variable imports lazily: `{ catalogs: ['messages/en.catalog.ts', …] }`. */
  lazyVariables: Map<string, string[]>;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: object): Node[] => Object.values(node).flatMap(nodesIn);
/**
 * Returns the nodes in a value. Lists, call arguments and method bodies are wrapped in objects that are not nodes
 * themselves.
 */
function nodesIn(value: unknown): Node[] {
  if (isNode(value)) return [value];
  return typeof value === 'object' && value !== null ? childrenOf(value) : [];
}

const keptTypes = ['TsAsExpression', 'TsSatisfiesExpression', 'TsNonNullExpression', 'TsConstAssertion'];
const isType = ({ type }: Node): boolean => type.startsWith('Ts') && !keptTypes.includes(type);

/**
 * Parses the modules of a workspace below `root` and determines, as a bundler does, which of their statements a program
 * needs.
 */
export class ModuleGraph {
  private readonly modules = new Map<string, Module>();

  constructor(private readonly root: string) {}

  module(file: string): Module {
    const known = this.modules.get(file);
    if (known) return known;
    const read = this.read(file);
    this.modules.set(file, read);
    return read;
  }

  /**
   * Returns the statements loaded together with a file, by file. Excludes statements that are reachable only through
   * lazy imports.
   */
  loadedWith(file: string): Map<string, Set<Part>> {
    const found = new Map<string, Set<Part>>();
    const done = new Set<string>();
    const reach = (at: string, part: Part): void => {
      const reached = found.get(at) ?? new Set<Part>();
      if (reached.has(part)) return;
      found.set(at, reached.add(part));
      for (const name of part.identifiers) use({ file: at, name });
    };
    const use = ({ file: at, name }: Use): void => {
      const key = `${at} ${name ?? '*'}`;
      if (done.has(key)) return;
      done.add(key);
      const { parts, imported, exported, whole } = this.module(at);
      for (const part of parts)
        if (name === null || part.names.length === 0 || part.names.includes(name)) reach(at, part);
      const others = name === null ? exported.values() : [imported.get(name), exported.get(name)];
      for (const other of others) if (other) use(other);
      for (const other of whole) use({ file: other, name });
    };
    use({ file, name: null });
    return found;
  }

  private read(file: string): Module {
    const source = readFileSync(path.join(this.root, file), 'utf8');
    const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true });
    const module: Module = {
      parts: [],
      imported: new Map(),
      exported: new Map(),
      whole: [],
      lazyVariables: new Map(),
    };
    for (const statement of tree.body as unknown as Node[]) this.readStatement(file, statement, module);
    return module;
  }

  private readStatement(file: string, statement: Node, module: Module): void {
    const source = (statement.source as { value?: string } | null | undefined)?.value;
    const specifiers = (statement.specifiers ?? []) as Specifier[];
    if (statement.typeOnly === true || isType(statement)) return;
    if (source === undefined && statement.type !== 'ExportNamedDeclaration') {
      const part: Part = { names: namesOf(statement), identifiers: new Set(), texts: [], lazyImports: [] };
      this.readCode(file, statement, part, module);
      module.parts.push(part);
      return;
    }
    const target = source === undefined ? file : this.resolve(file, source);
    if (!target) return;
    if (specifiers.length === 0) module.whole.push(target);
    const known = statement.type.startsWith('Export') ? module.exported : module.imported;
    for (const one of specifiers.filter(({ isTypeOnly }) => isTypeOnly !== true)) {
      const { inner, outer } = specifierNames(one);
      known.set(inner, { file: target, name: outer });
    }
  }

  private readCode(file: string, node: Node, part: Part, module: Module, call?: Node): void {
    if (isType(node)) return;
    if (node.type === 'Identifier') part.identifiers.add(String(node.value));
    const lazy = this.lazyTarget(file, node);
    if (lazy) part.lazyImports.push({ file: lazy, beside: call ? identifiersIn(call) : [] });
    if (node.type === 'VariableDeclarator' && isNode(node.init))
      module.lazyVariables.set(String((node.id as { value?: string }).value), this.lazyTargetsIn(file, node.init));
    if (node.type === 'StringLiteral') part.texts.push({ text: String(node.value), whole: true });
    if (node.type === 'TemplateLiteral') {
      const [first] = node.quasis as { cooked?: string }[];
      part.texts.push({ text: first?.cooked ?? '', whole: (node.expressions as unknown[]).length === 0 });
    }
    const around = call ?? (node.type === 'CallExpression' ? node : undefined);
    for (const child of childrenOf(node)) this.readCode(file, child, part, module, around);
  }

  private lazyTarget(file: string, node: Node): string | null {
    if (node.type !== 'CallExpression' || (node.callee as Node).type !== 'Import') return null;
    const [argument] = node.arguments as { expression: { value?: string } }[];
    return argument?.expression.value === undefined ? null : this.resolve(file, argument.expression.value);
  }

  private lazyTargetsIn(file: string, node: Node): string[] {
    const own = this.lazyTarget(file, node);
    return [...(own ? [own] : []), ...childrenOf(node).flatMap((child) => this.lazyTargetsIn(file, child))];
  }

  /** Resolves an import to a file of the workspace; null for packages, styles and data. */
  private resolve(from: string, source: string): string | null {
    const [scope, name = '', ...rest] = source.split('/');
    if (source.startsWith('.')) return this.existing(path.join(path.dirname(from), source));
    return scope === '@portal' ? this.exported(name, ['.', ...rest].join('/')) : null;
  }

  private exported(name: string, entry: string): string | null {
    const folders = [path.join('libs', name), name.replace('bff-', 'bff/')];
    const manifestOf = (folder: string) => path.join(this.root, folder, 'package.json');
    const folder = folders.find((one) => existsSync(manifestOf(one)));
    if (!folder) return null;
    const { exports = {} } = JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as {
      exports?: Record<string, string>;
    };
    for (const [key, target] of Object.entries(exports)) {
      const [head = '', tail] = key.split('*');
      if (tail === undefined ? key !== entry : !entry.startsWith(head) || !entry.endsWith(tail)) continue;
      const part = tail === undefined ? '' : entry.slice(head.length, entry.length - tail.length);
      return this.existing(path.join(folder, target.replace('*', part)));
    }
    return null;
  }

  private existing(file: string): string | null {
    const names = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => file.replace(/\.js$/, '') + ending);
    const found = names.find((one) => statSync(path.join(this.root, one), { throwIfNoEntry: false })?.isFile());
    return found && /\.tsx?$/.test(found) ? found : null;
  }
}

type Named = { value?: string } | null | undefined;
interface Specifier extends Node {
  isTypeOnly?: boolean;
  local?: Named;
  imported?: Named;
  orig?: Named;
  exported?: Named;
}

/** Returns the local (or re-exported) name of an import and its name in the other module; null for the whole module. */
function specifierNames({ type, local, imported, orig, exported }: Specifier): { inner: string; outer: string | null } {
  if (type === 'ImportDefaultSpecifier') return { inner: String(local?.value), outer: 'default' };
  if (type === 'ImportSpecifier') return { inner: String(local?.value), outer: String((imported ?? local)?.value) };
  if (type === 'ExportSpecifier') return { inner: String((exported ?? orig)?.value), outer: String(orig?.value) };
  return { inner: String(local?.value), outer: null };
}

/** Returns the names that a statement declares; empty if it only has side effects. */
function namesOf(statement: Node): string[] {
  if (statement.type.startsWith('ExportDefault'))
    return ['default', ...(isNode(statement.decl) ? namesOf(statement.decl) : [])];
  const declared = isNode(statement.declaration) ? statement.declaration : statement;
  const variables = (declared.declarations ?? []) as Node[];
  if (variables.length > 0) return variables.flatMap(({ id }) => identifiersIn(id as Node));
  return isNode(declared.identifier) ? identifiersIn(declared.identifier) : [];
}

function identifiersIn(node: Node): string[] {
  const own = node.type === 'Identifier' ? [String(node.value)] : [];
  return [...own, ...childrenOf(node).flatMap(identifiersIn)];
}
