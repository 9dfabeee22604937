/** Placeholder that the gateway replaces with a fresh nonce in every index.html response. */
const nonceMark = '__CSP_NONCE__';

/** Adds the nonce placeholder to every script tag of index.html. */
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
