import { createContext, useContext, type ReactNode } from 'react';
import { fullName, initials } from '@portal/domain/account/person-name';
import type { PreparerInfo } from '@portal/domain/preparers/preparers.dto';
import { useTranslate } from '@portal/i18n';
import { mailLink, phoneLink } from './contact-links';
import './preparer.css';

interface PreparerCardProps {
  preparer: PreparerInfo;
  /** `h2` directly below the page's `h1`. */
  heading?: 'h2' | 'h3';
  /** Actions of the card: `li` elements and buttons, shown below the text. */
  children: ReactNode;
}

/** Card of a preparer: photo, name, title, contact details and specialties. */
export function PreparerCard({ preparer, heading: Heading = 'h3', children }: PreparerCardProps) {
  const { title, office_name, email, phone, bio } = preparer;
  return (
    <article className="public-preparer">
      <header>
        <Portrait preparer={preparer} />
        <div>
          <Heading>{fullName(preparer)}</Heading>
          {title || office_name ? <p className="ui-muted">{[title, office_name].filter(Boolean).join(' · ')}</p> : null}
        </div>
      </header>
      {bio ? <p>{bio}</p> : null}
      <p className="public-preparer__reach">
        <a href={mailLink(email)}>{email}</a>
        {phone ? <a href={phoneLink(phone)}>{phone}</a> : null}
      </p>
      <Specialties preparer={preparer} />
      <div className="public-preparer__actions">{children}</div>
    </article>
  );
}

/** Source of the picture: inline data, or a URL if the page is prerendered. */
export const PictureSource = createContext(
  (preparer: PreparerInfo) => `data:image/jpeg;base64,${preparer.profile_picture}`,
);

/** The photo, or the initials if there is none; both have the same size. */
export function Portrait({ preparer }: { preparer: PreparerInfo }) {
  const sourceOf = useContext(PictureSource);
  return preparer.profile_picture ? (
    <img className="public-portrait" src={sourceOf(preparer)} width={64} height={64} loading="lazy" alt="" />
  ) : (
    <span className="public-portrait" aria-hidden="true">
      {initials(preparer)}
    </span>
  );
}

export function Specialties({ preparer }: { preparer: PreparerInfo }) {
  const t = useTranslate();
  if (preparer.specialties.length === 0) return null;
  return (
    <ul className="public-tags" aria-label={t('directory.specialties', { name: fullName(preparer) })}>
      {preparer.specialties.map((specialty) => (
        <li key={specialty}>{specialty}</li>
      ))}
    </ul>
  );
}
