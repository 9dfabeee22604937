import type { ReactNode } from 'react';
import { SiteFrame } from '@portal/ui-kit/core';
import { Footer } from './footer';
import { Header } from './header';
import './frame.css';

/** Header and footer around every page. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <SiteFrame header={<Header />} footer={<Footer />}>
    {children}
  </SiteFrame>
);
