/** Name of the Trusted Types policy that browsers apply to plain strings. */
export const defaultPolicy = 'default';

/**
 * Source of the script that creates the default Trusted Types policy of the shell's page. It runs before any other
 * script, because the federation runtime adds script elements while it starts.
 *
 * - A script or worker must be a JavaScript file of the portal or of a listed remote, and not an upload or an answer of the
 *   API.
 * - Text assigned to `innerHTML` must not contain `<`. antd writes its styles that way, and without `<` no element can
 *   be created.
 * - Nothing else is a script: `eval`, inline event handlers and `javascript:` stay forbidden.
 * @param origins origins of remotes on other servers
 */
export const trustedTypesScript = (origins: readonly string[]): string =>
  [
    `window.trustedTypes&&trustedTypes.createPolicy('${defaultPolicy}',{`,
    `createHTML:function(text){return text.indexOf('<')<0?text:null},`,
    'createScriptURL:function(text){',
    'var url=new URL(text,document.baseURI);',
    `var known=[location.origin].concat(${JSON.stringify(origins).replaceAll('<', '\\u003c')});`,
    String.raw`var isFile=/^https?:$/.test(url.protocol)&&/\.m?js$/.test(url.pathname)&&!/^\/api\//.test(url.pathname);`,
    'return isFile&&known.indexOf(url.origin)>=0?text:null',
    '}})',
  ].join('');
