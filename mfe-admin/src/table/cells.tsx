import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '@portal/domain/i18n/format';
import { useLocale } from '@portal/i18n';
import { clientAddress } from '../addresses/admin-address';

/** A client's name, which opens their page. */
export const ClientLink = ({ id, name }: { id: string; name: string }) => <Link to={clientAddress(id)}>{name}</Link>;

/** An email address, which may wrap before the @. */
export const Email = ({ of }: { of: string }) => {
  const at = of.lastIndexOf('@');
  return (
    <span className="admin-email">
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </span>
  );
};

/** Text that must not wrap. */
export const Whole = ({ children }: { children: string }) => <span className="admin-whole">{children}</span>;

/** A date. */
export const Day = ({ at }: { at: string }) => (
  <time className="admin-whole" dateTime={at}>
    {formatDate(at, useLocale())}
  </time>
);

/** A date and time, which may wrap only between date and time. */
export const Moment = ({ at }: { at: string }) => {
  const text = formatDateTime(at, useLocale());
  const time = text.lastIndexOf(', ') + 1;
  return (
    <time dateTime={at}>
      <Whole>{text.slice(0, time)}</Whole> <Whole>{text.slice(time).trim()}</Whole>
    </time>
  );
};

interface ContactProps {
  phone: string | null;
  email: string | null;
}

/** Contact details of a person or an office, one per line. */
export const Contact = ({ phone, email }: ContactProps) => (
  <div className="admin-contact">
    {email ? (
      <a href={`mailto:${email}`} aria-label={email}>
        <Email of={email} />
      </a>
    ) : null}
    {phone ? (
      <a href={`tel:${phone}`}>
        <Whole>{phone}</Whole>
      </a>
    ) : null}
  </div>
);
