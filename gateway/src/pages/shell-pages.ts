import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { choiceIn } from '@portal/domain/site/choices';
import type { FormRequest, PageRenderer, ReadApi, ShellPage, ShellRenderer } from '@portal/domain/site/prerendered';
import type { Site } from '@portal/domain/site/site.dto';
import type { Locale } from '@portal/domain/i18n/locales';
import type { LiveRemotes } from '../live-remotes';
import type { Settings } from '../settings';
import { LiveBuild, runRenderModule, type BuildFolder } from './live-build';
import { publicArea, type LivePages } from './page-build';
import { addressOf, themeIn } from './prerendered-pages';

export interface PrerenderedShell extends ShellPage {
  path: string;
  locale: Locale;
  /** Of the `html` element. */
  classes: string;
}

interface Parts {
  settings: Pick<Settings, 'SHELL_PAGES_FROM'>;
  live: Pick<LiveRemotes, 'isOf'>;
  /** Renders the forms of the public area; null if the gateway has no build of them. */
  livePages: Pick<LivePages, 'renderer'> | null;
  read: ReadApi;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** The builds that a page comes from. */
interface Builds {
  shell: ShellRenderer;
  area: PageRenderer | undefined;
}

interface CachedPages extends Builds {
  pages: Map<string, ShellPage>;
}

/** Prerenders the pages with forms for visitors, and caches them until the office's settings or a build change. */
export class ShellPages {
  private readonly known = new WeakMap<Site, CachedPages>();

  private constructor(
    private readonly parts: Parts,
    private readonly shell: LiveBuild<ShellRenderer> | null,
  ) {}

  /** @throws if SHELL_PAGES_FROM contains no build */
  static async start(parts: Parts): Promise<ShellPages> {
    const { SHELL_PAGES_FROM: folder } = parts.settings;
    if (folder === undefined) return new ShellPages(parts, null);
    const find = () => Promise.resolve({ folder });
    const load = (build: BuildFolder) => runRenderModule(build) as ShellRenderer;
    return new ShellPages(parts, await LiveBuild.start({ folder }, { find, load, log: parts.log }));
  }

  /**
   * @returns null if the shell's scripts must render the page: one with a query, for a signed-in user, or without the
   * office's settings
   */
  async of(request: Pick<FastifyRequest, 'url' | 'headers'>): Promise<PrerenderedShell | null> {
    if (!this.shell || request.url.includes('?') || choiceIn(request.headers.cookie, 'signed_in')) return null;
    const { path, locale } = addressOf(request);
    try {
      const builds = { shell: await this.shell.current(), area: await this.parts.livePages?.renderer() };
      if (!builds.shell.paths.includes(path) && !(await this.isForm(path, builds))) return null;
      const site = await this.parts.read<Site>('/site');
      const page = site && (await this.render(builds, { site, path, locale }));
      return page && { ...page, path, locale, classes: `ui-tokens portal-${themeIn(request.headers.cookie)}` };
    } catch (error) {
      this.parts.log.warn({ reason: String(error) }, 'failed to prerender a page of the shell');
      return null;
    }
  }

  private async isForm(path: string, { area }: Builds): Promise<boolean> {
    return (area?.forms?.paths.includes(path) && (await this.parts.live.isOf(publicArea, path))) ?? false;
  }

  private async render(builds: Builds, request: FormRequest): Promise<ShellPage | null> {
    const pages = this.cachedPages(builds, request.site);
    const key = `${request.locale} ${request.path}`;
    const page = pages.get(key) ?? (await renderWith(builds, request));
    if (page) pages.set(key, page);
    return page;
  }

  /** `ApiReader` returns the same object while the settings are unchanged. */
  private cachedPages({ shell, area }: Builds, site: Site): Map<string, ShellPage> {
    const known = this.known.get(site);
    if (known?.shell === shell && known.area === area) return known.pages;
    const pages = new Map<string, ShellPage>();
    this.known.set(site, { shell, area, pages });
    return pages;
  }
}

async function renderWith({ shell, area }: Builds, request: FormRequest): Promise<ShellPage | null> {
  if (shell.paths.includes(request.path)) return shell.renderShellPage(request);
  const form = await area?.forms?.render(request);
  return form ? shell.renderShellPage({ ...request, area: form }) : null;
}
