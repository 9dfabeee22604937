/// <reference path="../css.d.ts" />
import type {} from './core.messages';
import './base.css';
import './layout.css';
import './site-frame.css';
import './components.css';

export { PortalTheme } from './portal-theme';
export { themeChoices, useThemeChoice, useThemeMode, type ThemeChoice } from './theme-choice';
export type { ThemeMode } from './seeds';
export { Button, buttonClass, linkCardClass, type ButtonProps } from './button';
export { Alert, Card, Grid, Inline, List, MutedText, PageFrame, Stack, VisuallyHidden } from './layout';
export { AccountName, SiteFrame, SiteHeader } from './site-frame';
export { BrandIcon } from './icons';
export {
  EmptyState,
  ErrorState,
  LoadingState,
  QueryStates,
  SkeletonCard,
  SkeletonLines,
  SkeletonTiles,
  Spinner,
} from './query-states';
export { Avatar } from './avatar';
export { Money } from './money';
export { notify } from './toast-store';
export { Toasts } from './toasts';
