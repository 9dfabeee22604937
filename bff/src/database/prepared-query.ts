import type { DataSource, EntityManager } from 'typeorm';
import { readConnectionsOf } from './data-source';
import type { PlainQuery } from './plain-query';

interface Statement {
  text: string;
  /** Parameters by the place they have in the text. */
  order: readonly string[];
}

/**
 * A query of the hottest paths: the builder writes its text once, and each connection parses and plans it once.
 * It runs on a connection that others read on too, never in a transaction.
 */
export class PreparedQuery<Row extends object, Parameters extends Readonly<Record<string, unknown>>> {
  private statement?: Statement;

  /**
   * @param name of the prepared statement, unique in the program
   * @param build names its parameters as `:name`; one called `limit` bounds the rows, which the builder cannot leave open
   */
  constructor(
    private readonly database: DataSource,
    private readonly name: string,
    private readonly build: (manager: EntityManager) => PlainQuery<Row>,
  ) {}

  async getOne(parameters: Parameters): Promise<Row | undefined> {
    return (await this.getMany(parameters))[0];
  }

  getMany(parameters: Parameters): Promise<Row[]> {
    const { text, order } = (this.statement ??= this.write(Object.keys(parameters)));
    const values = order.map((parameter) => parameters[parameter]);
    return readConnectionsOf(this.database).query<Row>({ name: this.name, text }, values);
  }

  /** Each parameter stands for itself, and so tells its place. */
  private write(parameters: readonly string[]): Statement {
    const { builder } = this.build(this.database.manager);
    const named = Object.fromEntries(parameters.map((parameter) => [parameter, parameter]));
    const [text, order] = builder.setParameters(named).getQueryAndParameters();
    if (!parameters.includes('limit')) return { text, order: order as string[] };
    return { text: `${text} LIMIT $${order.length + 1}`, order: [...(order as string[]), 'limit'] };
  }
}
