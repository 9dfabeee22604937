import { Link } from 'react-router-dom';
import { dashboardWords as words } from '@portal/domain/overview/dashboard.words';
import { Notice, Row, actionClass } from '@portal/ui-kit/core';
import type { NextAction } from './next-action';

/** First of all: what is to be done now. Amber only when it is the reader's turn. */
export const NextActionCard = ({ next }: { next: NextAction }) => (
  <section aria-label={words.nextTitle}>
    <Notice tone={next.to ? 'turn' : 'done'}>
      <Row apart>
        <div>
          <h2>{next.title}</h2>
          <p>{next.about}</p>
        </div>
        {next.to ? (
          <Link className={actionClass('primary')} to={next.to}>
            {next.action}
          </Link>
        ) : null}
      </Row>
    </Notice>
  </section>
);
