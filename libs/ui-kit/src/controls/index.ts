/// <reference path="../css.d.ts" />
import type {} from './controls.messages';
import './controls.css';

export { FilterSelect, SearchBox, type FilterOption } from './filters';
export { ActionMenu, Tabs, type TabItem } from './tabs';
