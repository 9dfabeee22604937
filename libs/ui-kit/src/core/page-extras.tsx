import { createContext, type ReactNode } from 'react';

export interface PageExtras {
  /** Shown beside the title of every page. */
  control?: ReactNode;
  /** Shown in the bar of the page's part, where the page has no visible title of its own. */
  partControl?: ReactNode;
  /** Shown above the content of every page. */
  notice?: ReactNode;
}

/** What an area adds to the head of all its pages, such as the choice of the tax year. */
export const PageExtrasContext = createContext<PageExtras>({});
