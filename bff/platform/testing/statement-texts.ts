import pg from 'pg';

/** The part of pg's connection that sends statement texts to PostgreSQL, in both of its protocols. */
interface Wire {
  query(this: Wire, text: string): void;
  parse(this: Wire, statement: { text: string }, ...rest: unknown[]): void;
}
const wire = (pg as unknown as { Connection: { prototype: Wire } }).Connection.prototype;

/**
 * Records the text of each statement that this process sends to PostgreSQL, whatever library sends it and over whatever
 * connection. The values of parameters are no part of it.
 */
export class StatementTexts {
  private readonly texts = new Set<string>();
  private readonly original = { query: wire.query, parse: wire.parse };

  start(): void {
    const { texts, original } = this;
    wire.query = function (text) {
      texts.add(text);
      original.query.call(this, text);
    };
    wire.parse = function (statement, ...rest) {
      texts.add(statement.text);
      original.parse.call(this, statement, ...rest);
    };
  }

  stop(): void {
    Object.assign(wire, this.original);
  }

  /** Number of different texts. */
  get count(): number {
    return this.texts.size;
  }

  /** Returns the texts in which the pattern occurs. */
  matching(pattern: RegExp): string[] {
    return [...this.texts].filter((text) => pattern.test(text));
  }
}
