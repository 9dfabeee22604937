import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { MyPreparer } from '@portal/domain/assignments/assignments.dto';
import { useTranslate } from '@portal/i18n';
import { MessageIcon, buttonClass } from '@portal/ui-kit/core';
import './preparer.css';

/** The preparer as a person: photo or initials, name, title, office and phone, with a button to write to them. */
export function PreparerPerson({ preparer, children }: { preparer: MyPreparer; children?: ReactNode }) {
  const t = useTranslate();
  const { id, first_name, last_name, title, phone, office_name, office_location, profile_picture } = preparer;
  const place = office_name ?? office_location;
  return (
    <div className="client-preparer">
      {profile_picture ? (
        <img className="client-preparer__photo" src={`data:image/jpeg;base64,${profile_picture}`} alt="" />
      ) : (
        <span className="client-preparer__photo" aria-hidden="true">
          {`${first_name.charAt(0)}${last_name.charAt(0)}`}
        </span>
      )}
      <div className="client-preparer__facts">
        <h3>{fullName(preparer)}</h3>
        {title ? <span>{title}</span> : null}
        {place ? <span>{place}</span> : null}
        {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
        {children}
      </div>
      <Link className={buttonClass()} to={`/messages/${id}`}>
        <MessageIcon /> {t('dashboard.message', { name: first_name })}
      </Link>
    </div>
  );
}
