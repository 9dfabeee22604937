// @ts-check

/**
 * Returns whether a file name contains a content hash, as written by `[contenthash]` in the builds. Such a file never
 * changes.
 * @param {string} path
 */
export const isHashed = (path) => /\.[0-9a-f]{8,}\.[a-z0-9.]+$/.test(path);
