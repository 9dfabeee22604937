import type {} from './controls.messages';
import './controls.css';
import './filters.css';
import './tabs.css';

export { ActionMenu } from './action-menu';
export { DateFilter } from './date-filter';
export { FilterSelect } from './filters';
export type { FilterOption } from './option-list';
export { IconButton, Tip, iconLinkClass } from './icon-button';
export { ModalStack, type StackedModal } from './modal-stack';
export { QuickSearch, type FoundGroup } from './quick-search';
export { RemoteSelect } from './remote-select';
export { SearchBox } from './search-box';
export { WordOrIcon } from './word-or-icon';
export { Tabs, type TabItem } from './tabs';
