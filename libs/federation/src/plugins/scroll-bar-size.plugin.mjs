import { fileURLToPath } from 'node:url';

const replacement = fileURLToPath(new URL('../replacements/get-scroll-bar-size.js', import.meta.url));

/**
 * antd's table measures the width of a scroll bar with a style tag that has no nonce, which the content security policy
 * refuses and reports. In its place: the same measure without a style tag.
 */
export class ScrollBarSizePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new compiler.rspack.NormalModuleReplacementPlugin(/^\.\/getScrollBarSize$/, replacement).apply(compiler);
  }
}
