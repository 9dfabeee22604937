import { defaultLocale, intlLocales, locales, pathInLocale } from '@portal/domain/i18n/locales';
import type { Site } from '@portal/domain/site/site.dto';
import { themeMark } from '@portal/domain/site/prerendered';
import { localeOptions, useLocale, useTranslate } from '@portal/i18n';
import {
  Brand,
  Choice,
  LanguageIcon,
  SiteFooter,
  SiteFrame,
  SiteHeader,
  appearanceOptions,
  buttonClass,
} from '@portal/ui-kit/core';
import { Link } from 'react-router-dom';
import type { Page } from './pages';
import { linkMark } from './link-mark';

interface DocumentProps {
  page: Page;
  site: Site;
  origin: string;
  inline: { style: string; script: string };
  /** URL of the script that powers the page's few controls. */
  script: string;
  /** Hash of the script, which the Content Security Policy requires. */
  integrity: string | undefined;
}

/** A complete page for visitors, without React: a frame like the shell's, and metadata for search engines. */
export function Document({ page, site, origin, inline, script, integrity }: DocumentProps) {
  const t = useTranslate();
  const locale = useLocale();
  const title = `${page.title(t)} · ${site.name}`;
  const description = page.description(t, locale);
  return (
    <html lang={locale} className={`ui-tokens portal-${themeMark}`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {page.canonical === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <Addresses path={page.canonical} {...{ title, description, origin, site }} />
        )}
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: inline.script }} />
        <style dangerouslySetInnerHTML={{ __html: inline.style }} />
        <script src={script} integrity={integrity} defer />
        {page.structured.map((thing, at) => (
          <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonOf(thing) }} />
        ))}
      </head>
      <body>
        <div id="root">
          <div className="ui-root">
            <SiteFrame header={<Header site={site} path={page.canonical} />} footer={<Footer site={site} />}>
              {page.body}
            </SiteFrame>
            <p
              id="said"
              className="public-said"
              role="status"
              data-copied={t('directory.copied')}
              data-copy-failed={t('directory.copyFailed', { link: linkMark })}
            />
          </div>
        </div>
      </body>
    </html>
  );
}

/** Escaped, so that the JSON cannot close the script element. */
const jsonOf = (thing: object): string => JSON.stringify(thing).replaceAll('<', '\\u003c');

interface AddressesProps {
  path: string;
  title: string;
  description: string;
  origin: string;
  site: Site;
}

/** One URL per language; the root URL also serves the browser's preferred language. */
function Addresses({ path, title, description, origin, site }: AddressesProps) {
  const locale = useLocale();
  const own = `${origin}${pathInLocale(path, locale)}`;
  return (
    <>
      <link rel="canonical" href={own} />
      {locales.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={`${origin}${pathInLocale(path, one)}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${pathInLocale(path, defaultLocale)}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      {site.logo ? (
        <>
          <meta property="og:image" content={`${origin}${site.logo.url}`} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(site.logo.width)} />
          <meta property="og:image:height" content={String(site.logo.height)} />
          <meta property="og:image:alt" content={site.name} />
        </>
      ) : null}
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {locales
        .filter((one) => one !== locale)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={openGraphLocale(one)} />
        ))}
    </>
  );
}

const openGraphLocale = (locale: keyof typeof intlLocales): string => intlLocales[locale].replace('-', '_');

const Header = ({ site, path = '/' }: { site: Site; path: string | undefined }) => {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <SiteHeader
      place=""
      brand={
        <Link className="ui-brand" to="/">
          <Brand name={site.name} logo={site.logo} />
        </Link>
      }
      links={[]}
      language={
        <>
          {/* Each language has a URL of its own, linked for visitors without JavaScript. */}
          <noscript>
            {locales
              .filter((one) => one !== locale)
              .map((one) => (
                <a key={one} href={pathInLocale(path, one)} hrefLang={one} lang={one}>
                  {t(`locales.names.${one}`)}
                </a>
              ))}
          </noscript>
          <Choice
            name="locale"
            icon={<LanguageIcon />}
            label={t('locales.label')}
            options={localeOptions(t)}
            value={locale}
          />
        </>
      }
      account={
        <Link className={buttonClass()} to="/login">
          {t('directory.signIn')}
        </Link>
      }
    />
  );
};

function Footer({ site }: { site: Site }) {
  const t = useTranslate();
  return (
    <SiteFooter
      site={site}
      links={
        <>
          <Link to="/privacy">{t('core.privacy')}</Link>
          <Link to="/terms">{t('core.terms')}</Link>
        </>
      }
      choices={<Choice name="theme" label={t('core.appearance')} options={appearanceOptions(t)} value="system" />}
    />
  );
}
