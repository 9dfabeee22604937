// @ts-check

/**
 * Whether a file's name holds a hash of its content, as `[contenthash]` in the builds makes it: such a file never changes.
 * @param {string} path
 */
export const isHashed = (path) => /\.[0-9a-f]{8,}\.[a-z0-9.]+$/.test(path);
