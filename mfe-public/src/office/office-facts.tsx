import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { hourLines } from './hour-lines';
import './office.css';

/** Link to a map on another site, which learns nothing before the visitor follows it. */
const mapLink = ({ address, city, state, zip_code }: OfficeRow): string =>
  `https://maps.google.com/?${new URLSearchParams({ q: `${address}, ${city}, ${state} ${zip_code}` }).toString()}`;

/** Where an office is, with a link to a map, and when it is open. */
export function OfficeFacts({ office }: { office: OfficeRow }) {
  const t = useTranslate();
  const lines = hourLines(office.hours, useLocale());
  return (
    <div className="public-facts">
      <address>
        <span>{office.address}</span>
        <span>{`${office.city}, ${office.state} ${office.zip_code}`}</span>
        <a href={mapLink(office)} rel="noopener noreferrer" aria-label={t('office.mapOf', { name: office.name })}>
          {t('office.map')}
        </a>
      </address>
      {lines.length > 0 ? (
        <dl className="public-hours" aria-label={t('office.hours')}>
          {lines.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time ?? t('office.closed')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="ui-muted">{t('office.callForHours')}</p>
      )}
    </div>
  );
}
