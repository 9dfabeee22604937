import { createContext, useContext, type ReactNode } from 'react';
import { fullName, initials } from '@portal/domain/account/person-name';
import type { PreparerInfo } from '@portal/domain/preparers/preparers.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { bioIn, specialtyName } from '@portal/domain/preparers/preparer-words';
import { languageList } from './language-names';
import './preparer.css';

/** Specialties on a card; the preparer's page lists all. */
const onCard = 4;

interface PreparerCardProps {
  preparer: PreparerInfo;
  /** `h2` directly below the page's `h1`. */
  heading?: 'h2' | 'h3';
  /** One action of each kind, such as a link to the portal, an email and a phone link. */
  children: ReactNode;
}

/** Card of a preparer: photo, name, title, office, languages, bio and specialties. */
export function PreparerCard({ preparer, heading: Heading = 'h3', children }: PreparerCardProps) {
  const { title, office_name } = preparer;
  const bio = bioIn(preparer, useLocale());
  return (
    <article className="public-preparer">
      <header>
        <Portrait preparer={preparer} />
        <div>
          <Heading>{fullName(preparer)}</Heading>
          {title || office_name ? <p className="ui-muted">{[title, office_name].filter(Boolean).join(' · ')}</p> : null}
          <Languages preparer={preparer} />
        </div>
      </header>
      {bio ? <p className="public-preparer__bio">{bio}</p> : null}
      <Specialties preparer={preparer} most={onCard} />
      <div className="public-preparer__actions">{children}</div>
    </article>
  );
}

/** Source of the picture: inline data, or a URL if the page is prerendered. */
export const PictureSource = createContext(
  (preparer: PreparerInfo) => `data:image/jpeg;base64,${preparer.profile_picture}`,
);

/** Number of colors behind initials (preparer.css). */
const hues = 6;

/** The photo, or the initials if there is none, in a color that stays the same for this preparer. */
export function Portrait({ preparer }: { preparer: PreparerInfo }) {
  const sourceOf = useContext(PictureSource);
  const hue = [...preparer.preparer_code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % hues;
  return preparer.profile_picture ? (
    <img className="public-portrait" src={sourceOf(preparer)} width={64} height={64} loading="lazy" alt="" />
  ) : (
    <span className="public-portrait" data-hue={hue} aria-hidden="true">
      {initials(preparer)}
    </span>
  );
}

export function Languages({ preparer: { languages } }: { preparer: PreparerInfo }) {
  const t = useTranslate();
  const locale = useLocale();
  if (languages.length === 0) return null;
  return <p className="ui-muted">{t('directory.speaks', { languages: languageList(languages, locale) })}</p>;
}

export function Specialties({ preparer, most = Infinity }: { preparer: PreparerInfo; most?: number }) {
  const t = useTranslate();
  const { specialties } = preparer;
  if (specialties.length === 0) return null;
  return (
    <ul className="public-tags" aria-label={t('directory.specialties', { name: fullName(preparer) })}>
      {specialties.slice(0, most).map((specialty) => (
        <li key={specialty}>{specialtyName(t, specialty)}</li>
      ))}
      {specialties.length > most ? (
        <li>{t('directory.moreSpecialties', { count: specialties.length - most })}</li>
      ) : null}
    </ul>
  );
}
