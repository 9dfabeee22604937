import { fileURLToPath } from 'node:url';

const replacement = fileURLToPath(new URL('../replacements/get-scroll-bar-size.js', import.meta.url));

/**
 * Replaces antd's measurement of the scroll bar width in tables: it uses a style tag without a nonce, which the Content
 * Security Policy blocks and reports.
 */
export class ScrollBarSizePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new compiler.rspack.NormalModuleReplacementPlugin(/^\.\/getScrollBarSize$/, replacement).apply(compiler);
  }
}
