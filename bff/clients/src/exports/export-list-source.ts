import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import type { ExportList } from '@portal/domain/exports/exports.dto';
import { Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import type { ExportColumn } from './exports.service';
import type { Actor } from '@portal/bff-platform/request/actor';

interface ListSource<Row> {
  /** Endpoint of the list; its query schema defines the list's filters. */
  endpoint: AnyEndpoint;
  /**
   * Columns as on the list's screen. For an empty value, the file contains the screen's text, or an empty cell if the
   * screen shows a dash.
   */
  columns: readonly ExportColumn<Row>[];
  page: (actor: Actor, request: object & PageRequest) => Promise<Page<Row>>;
}

/** A list source with its row type hidden, so that sources of different types fit in one record. */
export type AnyList = <Result>(use: <Row>(source: ListSource<Row>) => Result) => Result;

export type Lists<Name extends ExportList> = Readonly<Record<Name, AnyList>>;

export const anyList =
  <Row>(source: ListSource<Row>): AnyList =>
  (use) =>
    use(source);

/** Wraps a list that is not paginated as a single page. */
export const singlePage = <Row>(rows: readonly Row[]): Page<Row> => new Page(rows, rows.length);
