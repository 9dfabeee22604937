import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import type { Site } from '@portal/domain/site/site.dto';
import { Grid, buttonClass } from '@portal/ui-kit/core';
import type { homeMessages } from './home.messages';
import { Badges } from './badges';
import { ContactCard } from './contact.card';
import { Featured } from './featured';
import { ReturnDrawing } from './return.drawing';
import './home.css';

interface HomeViewProps {
  /** Absent while it is on its way. */
  site: Site | undefined;
  /** Those whom the page introduces; absent while they are on their way. */
  featured: readonly PreparerRow[] | undefined;
}

/** What the office does, and the three ways in. Plain elements: drawn by the server for whoever comes first. */
export function HomeView({ site, featured }: HomeViewProps) {
  const t = useTranslate();
  return (
    <div className="ui-page public-home">
      <section className="public-hero">
        <div className="public-hero__words">
          <p className="public-hero__since">{site ? t('home.since', { year: site.founded_year }) : null}</p>
          <h1 tabIndex={-1}>{t('home.title')}</h1>
          <p className="public-hero__lead">{t('home.lead')}</p>
          <div className="public-hero__ways">
            <Link className={buttonClass('primary')} to="/general-intake">
              {t('home.fileNow')}
            </Link>
            <Link className={buttonClass()} to="/agent-links">
              {t('home.viewTeam')}
            </Link>
            <Link className="public-hero__sign-in" to="/estimate">
              {t('home.estimate')}
            </Link>
            <Link className="public-hero__sign-in" to="/login">
              {t('home.signIn')}
            </Link>
          </div>
        </div>
        <ReturnDrawing />
      </section>
      <Badges site={site} />
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
