/**
 * The draft store, shared at run time by the shell and every remote: a sign-out must reach the drafts of every area.
 * Import it by its package name, even inside this library: a relative import would create a second store.
 */
export {
  draftOf,
  flushAll,
  flushBeforeSignOut,
  keepDraft,
  losesOnSignOut,
  openStoredDrafts,
  storeDraft,
  takeOrphanedDrafts,
} from './store/draft-store';
