import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readBuildFile } from '../build-files';
import { isWebAddress } from '../settings';

/** Timeout for a stylesheet of a build on another server, ms. */
const timeout = 500;

/** A stylesheet of the shell's build, whose file name contains a hash of its content. */
const stylesheetLink = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="\/([\w-]+(?:\.[\w-]+)*\.css)"[^>]*>/g;

/**
 * Adds a disabled link for each inlined stylesheet. Browsers do not load it, and the shell's scripts find it and do not
 * add one that would be loaded. By script, because preload scanners load disabled links of the document.
 */
const addDisabledLinks = `for(const style of document.querySelectorAll('style[data-href]')){const link=document.createElement('link');link.rel='stylesheet';link.disabled=true;link.href=style.dataset.href;style.after(link)}`;

/** Replaces the links to the shell's stylesheets with their content, which saves a round trip before the first paint. */
export class InlineStyles {
  private readonly known = new LRUCache<string, Promise<string>>({ max: 50 });

  /** @param shell folder or URL of the shell's build */
  constructor(private readonly shell: string) {}

  /** @returns the page unchanged if a stylesheet cannot be read */
  async into(page: string): Promise<string> {
    const names = [...page.matchAll(stylesheetLink)].map(([, name = '']) => name);
    const styles = await Promise.all(names.map((name) => this.read(name))).catch(() => undefined);
    if (!styles) return page;
    return page
      .replaceAll(stylesheetLink, (_link, name: string) => {
        return `<style nonce="__CSP_NONCE__" data-href="/${name}">${styles[names.indexOf(name)] ?? ''}</style>`;
      })
      .replace('</head>', () => `<script nonce="__CSP_NONCE__">${addDisabledLinks}</script></head>`);
  }

  private read(name: string): Promise<string> {
    const known = this.known.get(name);
    if (known) return known;
    const read = readBuildFile(isWebAddress(this.shell) ? `${this.shell}/${name}` : join(this.shell, name), timeout);
    this.known.set(name, read);
    read.catch(() => this.known.delete(name));
    return read;
  }
}
