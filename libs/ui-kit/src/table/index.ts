import type {} from './table.messages';
import './table.css';

export { DataTable, type Column, type Sorting } from './data-table';
export { Paging } from './paging';
