import { useEffect } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, nothing, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf } from '@portal/data-access/testing/people';
import { checkSession, usePortalDispatch } from '@portal/data-access/core';
import { Toasts } from '@portal/ui-kit/core';
import { useLocation } from 'react-router-dom';
import { renderArea } from '@portal/feature-area/testing/area';
import { Component } from '../../area';
import { offices, preparer, site } from '../../testing';

/** Pages of the shell that the wizard links to. */
const elsewhere = ['/login', '/dashboard', '/forgot-password'];

export const Area = () => {
  const { pathname } = useLocation();
  return (
    <>
      {elsewhere.includes(pathname) ? <p>{`at ${pathname}`}</p> : <Component />}
      <Toasts />
    </>
  );
};
/** Renders the public area below the shell's session check. */
export function PublicAreaAfterSessionCheck() {
  const dispatch = usePortalDispatch();
  useEffect(() => void dispatch(checkSession()), [dispatch]);
  return <Area />;
}
export const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const stepTitle = () => document.querySelector('form > h2')?.textContent;
export const open = async (at = '/general-intake') => {
  const rendered = renderArea(Area, at);
  await screen.findByRole('progressbar', undefined);
  return rendered;
};

/** The first interaction, which starts lazy loading. */
export const touch = () => userEvent.hover(document.body);

export async function fillContact(): Promise<void> {
  await userEvent.type(box('First name'), 'Ada');
  await userEvent.type(box('Last name'), 'Byron');
  await userEvent.type(box('Email'), 'ada@example.com');
  await userEvent.type(box('Phone'), '313-555-0100');
}
export async function fillTax(): Promise<void> {
  await userEvent.type(box('Social Security number'), '412657731');
  const date = screen.getByLabelText('Date of birth');
  await userEvent.type(date, '11231971');
  await userEvent.type(box('Address'), '1 Main Street');
  await userEvent.type(box('City'), 'Detroit');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'MI');
  await userEvent.type(box('ZIP code'), '48226');
}
export async function fillAll(): Promise<void> {
  await fillContact();
  await press('Next');
  await fillTax();
  await press('Next');
  await press('Next');
}

export function wizardServer(): FakeServer {
  sessionStorage.clear();
  localStorage.clear();
  window.scrollTo = jest.fn();
  return fakeServer({
    'GET /site': () => json(site),
    'GET /offices': () => json(offices),
    'GET /offices/outer-drive': () => json({ ...offices[1], preparers: [] }),
    'GET /agent-links': () => json([preparer('Renee'), preparer('Leon', { title: 'Tax Preparer' })]),
    'POST /auth/register': () => json({ access_token: 'fresh', user: personOf('client') }, 201),
    'POST /intake': () => json({ id: '1' }, 201),
    'POST /client-preferences': () => json({ id: '2' }, 201),
    'POST /auth/logout': () => nothing(),
  });
}
