// @ts-check

/**
 * Tells whether a file name contains a content hash, as `[contenthash]` in the builds writes it; such a file never
 * changes.
 * @param {string} path
 */
export const isHashed = (path) => /\.[0-9a-f]{8,}\.[a-z0-9.]+$/.test(path);
