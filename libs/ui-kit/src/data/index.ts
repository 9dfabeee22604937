import type {} from './data.messages';
import './data.css';
import './chips.css';

export { BarChart, type BarRow } from './bar-chart';
export { AgeChip, StateChip, WaitingChip } from './chips';
export { Checklist, Steps } from './progress';
export { CopyButton } from './copy-button';
/** In `core` now; areas of an older release take it from here. @public */
export { CountBadge } from '../core/count-badge';
export { Descriptions, Tag } from './descriptions';
export { StatTile, StatTiles } from './stat-tiles';
