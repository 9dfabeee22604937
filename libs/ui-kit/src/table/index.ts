import type {} from './table.messages';
import './table.css';
import './cards.css';

export { type Column, type Sorting } from './columns';
export { DataTable } from './data-table';
export { NoValue } from './no-value';
export { Paging } from './paging';
export { SelectionBar } from './selection-bar';
