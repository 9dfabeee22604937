import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, PageFrame } from '@portal/ui-kit/core';
import { pageWords } from './pages.words';
import './entry.css';

interface EntryFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** Ways to elsewhere, below the card. */
  ways: ReactNode;
}

/** The pages in front of the door: signing in and registering. */
export const EntryFrame = ({ title, lead, children, ways }: EntryFrameProps) => (
  <div className="shell-entry">
    <Link className="shell-entry__back" to="/">
      <span aria-hidden="true">←</span> {pageWords.backHome}
    </Link>
    <PageFrame title={title} lead={lead} width="form">
      <Card>{children}</Card>
      <div className="shell-entry__ways">{ways}</div>
    </PageFrame>
  </div>
);
