import { Link } from 'react-router-dom';
import { PageFrame, buttonClass } from '@portal/ui-kit/core';

interface NotFoundProps {
  title: string;
  detail: string;
  /** Path of the link. */
  to: string;
  label: string;
}

/** Page shown when a record does not exist or was deleted. */
export const NotFound = ({ title, detail, to, label }: NotFoundProps) => (
  <PageFrame title={title} lead={detail} width="reading">
    <p>
      <Link className={buttonClass()} to={to}>
        {label}
      </Link>
    </p>
  </PageFrame>
);
