/// <reference path="../css.d.ts" />
import './data.css';

export { Table, type Column } from './table';
export { Bars, type BarRow } from './bars';
