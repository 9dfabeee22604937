import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { choiceIn } from '@portal/domain/site/choices';
import type { FormRequest, PageRenderer, ReadApi, ShellPage, ShellRenderer } from '@portal/domain/site/prerendered';
import type { Site } from '@portal/domain/site/site.dto';
import type { Locale } from '@portal/domain/i18n/locales';
import type { LiveRemotes } from '../live-remotes';
import type { Settings } from '../settings';
import { addressOf, publicArea, themeIn } from './prerendered-pages';

/** Loads the shell's render module from `dist/pages`, bypassing the module cache. */
function loadRenderer(folder: string): ShellRenderer {
  const load = createRequire(join(folder, 'render.cjs'));
  Reflect.deleteProperty(load.cache, load.resolve('./render.cjs'));
  return load('./render.cjs') as ShellRenderer;
}

export interface PrerenderedShell extends ShellPage {
  path: string;
  locale: Locale;
  /** Of the `html` element. */
  classes: string;
}

interface Parts {
  settings: Pick<Settings, 'SHELL_PAGES_FROM' | 'LIVE_RELOAD'>;
  live: Pick<LiveRemotes, 'isOf'>;
  /** Renders the forms of the public area; null if the gateway has no build of them. */
  renderer: (() => Pick<PageRenderer, 'forms'>) | null;
  read: ReadApi;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Prerenders the pages with forms for visitors, and caches them until the office's settings change. */
export class ShellPages {
  private readonly built: ShellRenderer | null;
  private readonly known = new WeakMap<Site, Map<string, ShellPage>>();

  constructor(private readonly parts: Parts) {
    const { SHELL_PAGES_FROM: folder } = parts.settings;
    this.built = folder ? loadRenderer(folder) : null;
  }

  /**
   * @returns null if the shell's scripts must render the page: one with a query, for a signed-in user, or without the
   * office's settings
   */
  async of(request: Pick<FastifyRequest, 'url' | 'headers'>): Promise<PrerenderedShell | null> {
    if (!this.built || request.url.includes('?') || choiceIn(request.headers.cookie, 'signed_in')) return null;
    const { path, locale } = addressOf(request);
    try {
      if (!this.built.paths.includes(path) && !(await this.isForm(path))) return null;
      const site = await this.parts.read<Site>('/site');
      const page = site && (await this.render(site, path, locale));
      return page && { ...page, path, locale, classes: `ui-tokens portal-${themeIn(request.headers.cookie)}` };
    } catch (error) {
      this.parts.log.warn({ reason: String(error) }, 'failed to prerender a page of the shell');
      return null;
    }
  }

  private async isForm(path: string): Promise<boolean> {
    const { live, renderer } = this.parts;
    return (renderer?.().forms?.paths.includes(path) && (await live.isOf(publicArea, path))) ?? false;
  }

  /** `ApiReader` returns the same object while the settings are unchanged. */
  private async render(site: Site, path: string, locale: Locale): Promise<ShellPage | null> {
    const { SHELL_PAGES_FROM: folder, LIVE_RELOAD } = this.parts.settings;
    // In development, always uses the latest build.
    if (LIVE_RELOAD && folder) return this.renderWith(loadRenderer(folder), { path, locale, site });
    const pages = this.known.get(site) ?? new Map<string, ShellPage>();
    this.known.set(site, pages);
    const key = `${locale} ${path}`;
    const page = pages.get(key) ?? (await this.renderWith(this.built, { path, locale, site }));
    if (page) pages.set(key, page);
    return page;
  }

  private async renderWith(shell: ShellRenderer | null, request: FormRequest): Promise<ShellPage | null> {
    if (!shell) return null;
    if (shell.paths.includes(request.path)) return shell.renderShellPage(request);
    const form = await this.parts.renderer?.().forms?.render(request);
    return form ? shell.renderShellPage({ ...request, area: form }) : null;
  }
}
