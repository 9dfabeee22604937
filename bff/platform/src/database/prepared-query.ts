import type { DataSource, EntityManager } from 'typeorm';
import { currentlyActing } from '../request/acting';
import { readConnectionsOf } from './data-source';
import type { PlainQuery } from './plain-query';

interface Statement {
  text: string;
  /** Parameter names in the order of the placeholders. */
  order: readonly string[];
}

/**
 * A query on a hot path: the builder generates its text once, and each connection parses and plans it once. Runs on a
 * shared read connection, never in a transaction.
 */
export class PreparedQuery<Row extends object, Parameters extends Readonly<Record<string, unknown>>> {
  private statement?: Statement;

  /**
   * @param name unique name of the prepared statement in this program
   * @param build refers to parameters as `:name`; a parameter called `limit` becomes the LIMIT, for which the builder
   * has no placeholder
   * @param options `isProtected` if it reads a table with row-level security, and so for the current actor
   */
  constructor(
    private readonly database: DataSource,
    private readonly name: string,
    private readonly build: (manager: EntityManager) => PlainQuery<Row>,
    private readonly options: { isProtected?: boolean } = {},
  ) {}

  async getOne(parameters: Parameters): Promise<Row | undefined> {
    return (await this.getMany(parameters))[0];
  }

  getMany(parameters: Parameters): Promise<Row[]> {
    const { text, order } = (this.statement ??= this.write(Object.keys(parameters)));
    const values = order.map((parameter) => parameters[parameter]);
    const acting = this.options.isProtected ? currentlyActing() : undefined;
    return readConnectionsOf(this.database).query<Row>({ name: this.name, text }, values, acting);
  }

  /** Binds each parameter to its own name, so that the builder's output shows the order of the placeholders. */
  private write(parameters: readonly string[]): Statement {
    const { builder } = this.build(this.database.manager);
    const named = Object.fromEntries(parameters.map((parameter) => [parameter, parameter]));
    const [text, order] = builder.setParameters(named).getQueryAndParameters();
    if (!parameters.includes('limit')) return { text, order: order as string[] };
    return { text: `${text} LIMIT $${order.length + 1}`, order: [...(order as string[]), 'limit'] };
  }
}
