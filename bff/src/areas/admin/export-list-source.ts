import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import type { ExportList } from '@portal/domain/exports/exports.dto';
import { Page, type PageRequest } from '../../database/pagination';
import type { ExportColumn } from '../../modules/exports/exports.service';
import type { Actor } from '../../platform/request/actor';

interface ListSource<Row> {
  /** Its query schema defines the filters of the list. */
  endpoint: AnyEndpoint;
  /**
   * The columns of its screen. Where the screen has words for an empty value, so has the file; where the screen shows a
   * dash, the cell is empty.
   */
  columns: readonly ExportColumn<Row>[];
  page: (actor: Actor, request: object & PageRequest) => Promise<Page<Row>>;
}

/** A list source that hides its row type. */
export type AnyList = <Result>(use: <Row>(source: ListSource<Row>) => Result) => Result;

export type Lists<Name extends ExportList> = Readonly<Record<Name, AnyList>>;

export const anyList =
  <Row>(source: ListSource<Row>): AnyList =>
  (use) =>
    use(source);

/** Wraps a list that is not paginated. */
export const wholePage = <Row>(rows: readonly Row[]): Page<Row> => new Page(rows, rows.length);
