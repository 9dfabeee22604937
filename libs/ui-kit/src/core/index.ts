import type {} from './core.messages';
import './styles.css';
import './screens.css';
// Every signed-in page has a field, and a file of its own would cost a request.
import './forms.css';

export { AccentSample } from './accent-sample';
export { HeaderSlot } from './header-slot';
export { PageExtrasContext, type PageExtras } from './page-extras';
export { PageBar, StaffPage } from './page-bar';
export { PortalTheme, useDensity } from './portal-theme';
export { useThemeChoice, useThemeMode } from './theme-choice';
export { Button, buttonClass, linkCardClass } from './button';
export { Alert, Card, Grid, Inline, List, MutedText, PageFrame, Stack, VisuallyHidden } from './layout';
export { AccountName, Choice, SiteFooter, SiteFrame, SiteHeader, appearanceOptions } from './site-frame';
export { Brand, LogoImage } from './brand';
export { CountBadge } from './count-badge';
export { DoneIcon, LanguageIcon, MessageIcon, OpenIcon } from './icons';
export { lazyPart, type LazyPart, lazyWindow, LoadingModal as WindowWaiting, type WaitingProps } from './lazy-part';
export {
  EmptyState,
  ErrorState,
  LoadingState,
  PageSkeleton,
  QueryStates,
  SkeletonCard,
  SkeletonForm,
  SkeletonLines,
  SkeletonTable,
  SkeletonTiles,
  Spinner,
  type PageShape,
} from './query-states';
export { Money } from './money';
export { useGrowingList } from './use-growing-list';
export { ProgressBar } from './progress-bar';
export { notify } from './toast-store';
export { Toasts } from './toasts';
