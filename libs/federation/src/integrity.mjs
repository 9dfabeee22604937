// @ts-check
import { createHash } from 'node:crypto';

/**
 * Returns the hash of a file as browsers expect it in an `integrity` attribute and in a Content Security Policy:
 * `sha256-` and base64. Release records use the same form.
 * @param {string | Uint8Array} content
 */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
