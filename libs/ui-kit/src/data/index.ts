import type {} from './data.messages';
import './data.css';
import './chips.css';

export { BarChart, type BarRow } from './bar-chart';
export { StateChip, WaitingChip } from './chips';
export { Checklist, Steps } from './progress';
export { CopyButton } from './copy-button';
export { CountBadge, Descriptions, Tag } from './descriptions';
export { StatTile, StatTiles } from './stat-tiles';
