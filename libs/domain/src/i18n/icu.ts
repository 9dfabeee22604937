/**
 * Parameters of an ICU message, inferred from its literal type: `'{name} sent {count, plural, one {# file} other {#
 * files}}'` → `{ name: string | number; count: number }`. For a union of messages, the parameters of all of them.
 */
export type IcuParameters<Text> = ToObject<InText<Extract<Text, string>, never>[0]>;

type ToObject<Found extends [string, unknown]> = { readonly [One in Found as One[0]]: One[1] };

/** The parameters found so far, and the text that remains after the closing brace. */
type Step<Found, Rest extends string> = [Found, Rest];

/** Parses text up to its end or to the `}` that closes the current branch. */
type InText<Text extends string, Found> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? AfterBrace<Text, Found>
    : InArgument<After, Found>
  : AfterBrace<Text, Found>;

type AfterBrace<Text extends string, Found> = Text extends `${string}}${infer Rest}`
  ? Step<Found, Rest>
  : Step<Found, ''>;

/** Parses the text after a `{`: `name}…`, `amount, number}…` or `count, plural, one {…} other {…}}…` */
type InArgument<Text extends string, Found> = Text extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name},${string}`
    ? Text extends `${Name},${infer Branches}`
      ? InBranches<Branches, Found | [Trim<Name>, ValueFor<Branches>]>
      : never
    : InText<After, Found | [Trim<Inside>, string | number]>
  : never;

type ValueFor<Branches extends string> = Trim<Branches> extends `select,${string}` ? string : number;

type InBranches<Text extends string, Found> = Text extends `${infer Selector}{${infer Branch}`
  ? Selector extends `${string}}${infer _}`
    ? EndOfArgument<Text, Found>
    : InText<Branch, Found> extends Step<infer Inner, infer Rest>
      ? InBranches<Rest, Inner>
      : never
  : EndOfArgument<Text, Found>;

type EndOfArgument<Text extends string, Found> = Text extends `${string}}${infer Rest}` ? InText<Rest, Found> : never;

type Trim<Text extends string> = Text extends ` ${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} `
    ? Trim<Rest>
    : Text;
