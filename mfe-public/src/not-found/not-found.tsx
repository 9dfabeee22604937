import { Link } from 'react-router-dom';
import { PageFrame, buttonClass } from '@portal/ui-kit/core';

interface NotFoundProps {
  title: string;
  detail: string;
  /** Where to go on from here. */
  to: string;
  label: string;
}

/** A link that leads to nothing of ours (any more). */
export const NotFound = ({ title, detail, to, label }: NotFoundProps) => (
  <PageFrame title={title} lead={detail} width="reading">
    <p>
      <Link className={buttonClass()} to={to}>
        {label}
      </Link>
    </p>
  </PageFrame>
);
