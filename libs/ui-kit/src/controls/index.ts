import type {} from './controls.messages';
import './controls.css';

export { DateFilter } from './date-filter';
export { FilterSelect, SearchBox, type FilterOption } from './filters';
export { OpenWindows, type OpenWindow } from './open-windows';
export { RemoteSelect } from './remote-select';
export { ActionMenu, Tabs, type TabItem } from './tabs';
