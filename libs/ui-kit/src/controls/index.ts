import type {} from './controls.messages';
import './controls.css';

export { DateFilter } from './date-filter';
export { FilterSelect, SearchBox, type FilterOption } from './filters';
export { IconButton, Tip, iconLinkClass } from './icon-button';
export { ModalStack, type StackedModal } from './modal-stack';
export { QuickSearch, type FoundGroup } from './quick-search';
export { RemoteSelect } from './remote-select';
export { ActionMenu, Tabs, type TabItem } from './tabs';
