/** The gateway puts a fresh value in the place of this mark in every index.html it answers. */
const nonceMark = '__CSP_NONCE__';

/** Gives every script tag of index.html the nonce mark. */
export class CspNoncePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { HtmlRspackPlugin } = compiler.rspack;
    compiler.hooks.compilation.tap('CspNoncePlugin', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTags.tap('CspNoncePlugin', (data) => {
        for (const tag of data.assetTags.scripts) tag.attributes.nonce = nonceMark;
        return data;
      });
    });
  }
}
