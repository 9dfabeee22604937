/**
 * The shell is the sole provider of what remotes share, and provides only what it imports somewhere. These are parts
 * that only remotes use; nothing is loaded until one of them asks.
 */
export const partsForRemotes = [() => import('@portal/ui-kit/data')] as const;
