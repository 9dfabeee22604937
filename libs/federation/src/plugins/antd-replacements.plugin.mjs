import { fileURLToPath } from 'node:url';

const replacement = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../replacements/${name}.js`, import.meta.url));

/**
 * Replaces parts of antd: the measurement of the scroll bar width in tables, which uses a style tag without a nonce that
 * the Content Security Policy blocks and reports, and the list of uploaded files, which is never shown (34 kB).
 */
export class AntdReplacementsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { NormalModuleReplacementPlugin } = compiler.rspack;
    new NormalModuleReplacementPlugin(/^\.\/getScrollBarSize$/, replacement('get-scroll-bar-size')).apply(compiler);
    new NormalModuleReplacementPlugin(/^\.\/UploadList$/, replacement('upload-list')).apply(compiler);
  }
}
