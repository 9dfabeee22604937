import path from 'node:path';
import ts from 'typescript';

/** An exported value: its type, or the properties of the object that a component or function takes. */
export type SharedExport = { deprecated?: true } & (
  { type: string } | { takes: Record<string, string>; returns: string }
);
/** Module → exported name → value. Only values: types do not exist in the browser. */
export type SharedModules = Record<string, Record<string, SharedExport>>;

/** Types of the packages that facades import by file path. */
const facadeTypes = 'libs/federation/src/facades/by-file.d.ts';
const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Describes what modules export, as the compiler sees it.
 * @param root of the workspace
 * @param files path of each module below the root, by its name
 */
export function describeModules(root: string, files: Readonly<Record<string, string>>): SharedModules {
  const config: unknown = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  ).config;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const lib = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
  const sources = [...Object.values(files), facadeTypes].map((file) => path.join(root, file));
  const program = ts.createProgram([...fileNames, ...sources], { ...options, lib });
  const checker = program.getTypeChecker();
  const namesOf = (file: string) => {
    const source = program.getSourceFile(path.join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    return Object.fromEntries(exported.flatMap((symbol) => describeExport(checker, symbol)).sort(byName));
  };
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, namesOf(file)]));
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);

function describeExport(checker: ts.TypeChecker, exported: ts.Symbol): [string, SharedExport][] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
  const isDeprecated = symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
  // The version range of a remote covers the types of npm packages.
  const isOwn = symbol.declarations?.some((one) => !isLibrary(one));
  const described = isOwn ? describeType(checker, checker.getTypeOfSymbol(symbol)) : { type: 'from npm' };
  return [[exported.name, isDeprecated ? { ...described, deprecated: true } : described]];
}

function describeType(checker: ts.TypeChecker, type: ts.Type): SharedExport {
  const textOf = (one: ts.Type) => checker.typeToString(one, undefined, format);
  const [signature, ...others] = type.getCallSignatures();
  const [parameter, ...more] = signature?.getParameters() ?? [];
  const isWhole = others.length > 0 || more.length > 0 || !signature || !parameter;
  const taken = isWhole ? [] : ownProperties(checker.getTypeOfSymbol(parameter));
  if (!signature || taken.length === 0) return { type: textOf(type) };
  const takes = taken.map((property): [string, string] => {
    const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    return [`${property.name}${mark}`, textOf(checker.getTypeOfSymbol(property))];
  });
  return { takes: Object.fromEntries(takes.sort(byName)), returns: textOf(signature.getReturnType()) };
}

/** Returns the properties of an object type that the workspace declares, not those of HTML elements. */
const ownProperties = (type: ts.Type) =>
  (type.flags & ts.TypeFlags.Object && type.getCallSignatures().length === 0) || type.isIntersection()
    ? type.getProperties().filter(({ declarations = [] }) => declarations.some((one) => !isLibrary(one)))
    : [];

const isLibrary = (declaration: ts.Node) => /\/node_modules\//.test(declaration.getSourceFile().fileName);
