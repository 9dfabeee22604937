import { join } from 'node:path';
import { integrityOf } from '@portal/federation/integrity';
import { LRUCache } from 'lru-cache';
import { fileBesideManifest, readBuildFile } from '../build-files';
import { isWebAddress, type Settings } from '../settings';

/** Timeout for a stylesheet of a build on another server, ms. */
const timeout = 500;

/** A stylesheet of a build, whose file name contains a hash of its content. */
const stylesheetLink = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+\.css)"[^>]*>/g;

const integrityAttribute = /\bintegrity="([^"]+)"/;

/**
 * Adds a disabled link for each inlined stylesheet. Browsers do not load it, and the scripts of the shell and the areas
 * find it and do not add one that would be loaded; areas look for the absolute address. By script, because preload
 * scanners load disabled links of the document.
 */
const addDisabledLinks = `for (const style of document.querySelectorAll('style[data-href]')) {
const link = document.createElement('link');
link.rel = 'stylesheet';
link.disabled = true;
link.href = style.dataset.href;
if (/^.remotes./.test(style.dataset.href)) link.href = link.href;
style.after(link);
}`;

/** Replaces the links to stylesheets with their content, which saves a round trip before the first paint. */
export class InlineStyles {
  private readonly known = new LRUCache<string, Promise<string>>({ max: 50 });

  constructor(private readonly settings: Pick<Settings, 'SHELL_FROM' | 'REMOTES_FROM'>) {}

  /** @returns the page unchanged if a stylesheet cannot be read, or has changed, which browsers then refuse */
  async into(page: string): Promise<string> {
    const links = [...page.matchAll(stylesheetLink)].map(([link, address = '']) => ({ link, address }));
    const addresses = links.map(({ address }) => address);
    const styles = await Promise.all(
      links.map(async ({ link, address }) =>
        withIntegrity(await this.read(address), integrityAttribute.exec(link)?.[1]),
      ),
    ).catch(() => undefined);
    if (!styles) return page;
    return page
      .replaceAll(stylesheetLink, (_link, address: string) => {
        const style = styles[addresses.indexOf(address)] ?? '';
        return `<style nonce="__CSP_NONCE__" data-href="${address}">${style}</style>`;
      })
      .replace('</head>', () => `<script nonce="__CSP_NONCE__">${addDisabledLinks}</script></head>`);
  }

  private read(address: string): Promise<string> {
    const known = this.known.get(address);
    if (known) return known;
    const read = readBuildFile(this.fileAt(address), timeout);
    this.known.set(address, read);
    read.catch(() => this.known.delete(address));
    return read;
  }

  /** @param address as the browser requests it: `/main.1.css`, `/remotes/public/area.1.css` or a URL */
  private fileAt(address: string): string {
    const { SHELL_FROM: shell } = this.settings;
    if (isWebAddress(address)) return address;
    if (address.startsWith('/remotes/'))
      return fileBesideManifest(address, address.slice(address.lastIndexOf('/') + 1), this.settings);
    return isWebAddress(shell) ? `${shell}${address}` : join(shell, address);
  }
}

/** @throws if the stylesheet has another hash than the page expects */
function withIntegrity(style: string, integrity: string | undefined): string {
  if (integrity !== undefined && integrityOf(style) !== integrity) throw new Error('a stylesheet has changed');
  return style;
}
