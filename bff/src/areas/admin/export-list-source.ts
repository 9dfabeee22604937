import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import type { ExportList } from '@portal/domain/exports/exports.dto';
import { Page, type PageRequest } from '../../database/pagination';
import type { ExportColumn } from '../../modules/exports/exports.service';
import type { Actor } from '../../platform/request/actor';

interface ListSource<Row> {
  /** Its query says what the list may be narrowed by. */
  endpoint: AnyEndpoint;
  /** Those of its screen: where that has words for nothing, so has the file; where it has a dash, the cell is empty. */
  columns: readonly ExportColumn<Row>[];
  page: (actor: Actor, request: object & PageRequest) => Promise<Page<Row>>;
}

/** One list, whatever its rows are. */
export type AnyList = <Result>(use: <Row>(source: ListSource<Row>) => Result) => Result;

export type Lists<Name extends ExportList> = Readonly<Record<Name, AnyList>>;

export const anyList =
  <Row>(source: ListSource<Row>): AnyList =>
  (use) =>
    use(source);

/** A list that is answered whole. */
export const wholePage = <Row>(rows: readonly Row[]): Page<Row> => new Page(rows, rows.length);
