/// <reference path="../css.d.ts" />
import './tokens.css';
import './base.css';
import './layout.css';
import './header.css';
import './pieces.css';
import './toasts.css';

export { PortalTheme } from './portal-theme';
export { themeChoices, useThemeChoice, useThemeMode, type ThemeChoice } from './theme-choice';
export type { ThemeMode } from './seeds';
export { Button, actionClass } from './button';
export { Card, Columns, Hidden, Quiet, Row, Stack } from './layout';
export { PageFrame } from './page-frame';
export { Person, SiteFrame, SiteHeader } from './site-frame';
export { BrandIcon } from './icons';
export { EmptyView, ErrorView, Notice, Spinner } from './views';
export { Faces, LoadingShape } from './faces';
export { MoneyTile, PlainList, ProgressBar, Steps, Tile, Tiles, linkCardClass, type Step } from './pieces';
export { SkeletonCard, SkeletonLines, SkeletonTiles } from './skeletons';
export { Money, formatAmount, formatDollars, formatMoney, formatRate } from './money';
export { formatDate, formatDateTime, formatTime } from './dates';
export { notify } from './toast-store';
export { Toasts } from './toasts';
export { coreWords } from './core.words';
