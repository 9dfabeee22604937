import { Link } from 'react-router-dom';
import { useLocale, useTranslate } from '@portal/i18n';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import type { Site } from '@portal/domain/site/site.dto';
import { Grid, buttonClass } from '@portal/ui-kit/core';
import type { homeMessages } from './home.messages';
import { ContactCard } from './contact.card';
import { phoneLink } from '../directory/contact-links';
import { Featured } from './featured';
import { Visit } from './visit';
import './home.css';

interface HomeViewProps {
  /** undefined while loading. */
  site: Site | undefined;
  /** undefined while loading. */
  featured: readonly PreparerRow[] | undefined;
  /** The first offices; undefined while loading. */
  offices: ListPage<OfficeRow> | undefined;
}

/** The office's services, and three ways to start. Plain elements, because the server prerenders them for visitors. */
export function HomeView({ site, featured, offices }: HomeViewProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className="ui-page public-home">
      <section className="public-hero">
        <div className="public-hero__words">
          {/* Reserves space for the year while it loads. */}
          {!site || site.founded_year ? (
            <p className="public-hero__since">{site ? t('home.since', { year: site.founded_year ?? '' }) : null}</p>
          ) : null}
          <h1 tabIndex={-1}>{t('home.title')}</h1>
          <p className="public-hero__lead">{t('home.lead')}</p>
          <div className="public-hero__ways">
            <Link className={buttonClass('primary')} to="/general-intake">
              {t('home.fileNow')}
            </Link>
            {site?.phone ? (
              <a className={buttonClass()} href={phoneLink(site.phone)}>
                {t('home.call', { phone: site.phone })}
              </a>
            ) : null}
          </div>
          <p className="public-hero__price">
            <Link to="/estimate">{t('home.estimate')}</Link>
            <span>{(locale === 'es' ? site?.price_note_es : undefined) ?? site?.price_note ?? t('home.price')}</span>
          </p>
          <p className="public-hero__more">
            <Link to="/agent-links">{t('home.viewTeam')}</Link>
            <Link to="/login">{t('home.signIn')}</Link>
          </p>
        </div>
        <ReturnDrawing />
      </section>
      <Badges site={site} />
      <Visit offices={offices} phone={site?.phone} />
      <Bring />
      <Points id="how" title={t('home.howTitle')} points={steps} numbered />
      <Featured preparers={featured} />
      <Points id="safe" title={t('home.safeTitle')} points={safe} />
      {site ? <ContactCard site={site} /> : null}
    </div>
  );
}

type Point = `home.steps.${keyof typeof homeMessages.steps}` | `home.safe.${keyof typeof homeMessages.safe}`;

const steps: readonly Point[] = ['home.steps.tell', 'home.steps.see', 'home.steps.prepare'];
const safe: readonly Point[] = ['home.safe.encrypted', 'home.safe.preparer', 'home.safe.reachable'];

const papers: readonly `home.bring.${keyof typeof homeMessages.bring}`[] = [
  'home.bring.identity',
  'home.bring.numbers',
  'home.bring.income',
  'home.bring.health',
  'home.bring.children',
  'home.bring.account',
  'home.bring.lastYear',
];

/** What to bring to the office, or to have at hand before starting online. */
const Bring = () => {
  const t = useTranslate();
  return (
    <section className="public-points" aria-labelledby="bring">
      <h2 id="bring">{t('home.bringTitle')}</h2>
      <ul className="public-checks">
        {papers.map((paper) => (
          <li key={paper}>{t(paper)}</li>
        ))}
      </ul>
      <p className="ui-muted">{t('home.bringLead')}</p>
    </section>
  );
};

interface PointsProps {
  id: string;
  title: string;
  points: readonly Point[];
  numbered?: boolean;
}

const Points = ({ id, title, points, numbered = false }: PointsProps) => {
  const t = useTranslate();
  return (
    <section className="public-points" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Grid>
        {points.map((point, at) => (
          <article key={point} className="public-point">
            {numbered ? (
              <span className="public-point__number" aria-hidden="true">
                {at + 1}
              </span>
            ) : null}
            <h3>{t(`${point}.title`)}</h3>
            <p>{t(`${point}.text`)}</p>
          </article>
        ))}
      </Grid>
    </section>
  );
};

/** Trust badges: the office's years in business and its own claims; by default, features of the portal. */
function Badges({ site }: { site: Site | undefined }) {
  const t = useTranslate();
  const portals = [t('home.badges.encrypted'), t('home.badges.person'), t('home.badges.languages')];
  const claims = site && site.trust_badges.length > 0 ? new Set(site.trust_badges) : portals;
  return (
    <ul className="public-badges public-checks" aria-label={t('home.badgesTitle')}>
      {!site || site.founded_year ? (
        <li data-waiting={site ? undefined : true}>{t('home.badges.since', { year: site?.founded_year ?? '' })}</li>
      ) : null}
      {[...claims].map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  );
}

/** Decorative line drawing of a tax return with a refund, in the theme's colors. */
const ReturnDrawing = () => (
  <svg className="public-drawing" viewBox="0 0 320 260" aria-hidden="true" focusable="false">
    <rect className="public-drawing__back" x="92" y="22" width="176" height="216" rx="10" />
    <rect className="public-drawing__sheet" x="56" y="38" width="176" height="208" rx="10" />
    <path className="public-drawing__head" d="M80 70h78" />
    <path className="public-drawing__line" d="M80 96h128M80 114h128M80 132h94M80 168h64M80 186h64M80 204h40" />
    <path className="public-drawing__bar" d="M166 210v-26M184 210v-42M202 210v-58" />
    <circle className="public-drawing__seal" cx="244" cy="196" r="36" />
    <path className="public-drawing__tick" d="M228 197l11 11 22-25" />
  </svg>
);
