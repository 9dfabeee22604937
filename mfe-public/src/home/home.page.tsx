import { Link } from 'react-router-dom';
import { useSite } from '@portal/data-access/site';
import { Columns, actionClass } from '@portal/ui-kit/core';
import { ContactCard } from './contact.card';
import { homeWords } from './home.words';
import { ReturnDrawing } from './return.drawing';
import './home.css';

/** What the office does, and the three ways in. Plain elements: this is what a visitor downloads first. */
export function HomePage() {
  const site = useSite();
  return (
    <div className="ui-page public-home">
      <section className="public-hero">
        <div className="public-hero__words">
          <p className="public-hero__since">{site ? homeWords.since(site.founded_year) : null}</p>
          <h1 tabIndex={-1}>{homeWords.title}</h1>
          <p className="public-hero__lead">{homeWords.lead}</p>
          <div className="public-hero__ways">
            <Link className={actionClass('primary')} to="/general-intake">
              {homeWords.fileNow}
            </Link>
            <Link className={actionClass()} to="/agent-links">
              {homeWords.viewTeam}
            </Link>
            <Link className="public-hero__sign-in" to="/login">
              {homeWords.signIn}
            </Link>
          </div>
        </div>
        <ReturnDrawing />
      </section>
      <Points id="how" title={homeWords.howTitle} points={homeWords.steps} numbered />
      <Points id="safe" title={homeWords.safeTitle} points={homeWords.safe} />
      {site ? <ContactCard site={site} /> : null}
    </div>
  );
}

interface PointsProps {
  id: string;
  title: string;
  points: readonly { title: string; text: string }[];
  numbered?: boolean;
}

const Points = ({ id, title, points, numbered = false }: PointsProps) => (
  <section className="public-points" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <Columns>
      {points.map((point, at) => (
        <article key={point.title} className="public-point">
          {numbered ? (
            <span className="public-point__number" aria-hidden="true">
              {at + 1}
            </span>
          ) : null}
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </article>
      ))}
    </Columns>
  </section>
);
