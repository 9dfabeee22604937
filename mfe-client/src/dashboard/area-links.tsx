import { Link } from 'react-router-dom';
import { dashboardWords as words } from '@portal/domain/overview/dashboard.words';
import { Columns, linkCardClass } from '@portal/ui-kit/core';

const places = [
  { to: '/intake-form', ...words.links.intake },
  { to: '/schedule-c', ...words.links.scheduleC },
  { to: '/documents', ...words.links.documents },
  { to: '/income-summary', ...words.links.income },
  { to: '/messages', ...words.links.messages },
  { to: '/assign-preparer', ...words.links.preparer },
] as const;

export const AreaLinks = () => (
  <nav aria-label={words.linksTitle}>
    <Columns width="wide">
      {places.map(({ to, title, about }) => (
        <Link key={to} className={linkCardClass} to={to}>
          <strong>{title}</strong>
          <span>{about}</span>
        </Link>
      ))}
    </Columns>
  </nav>
);
