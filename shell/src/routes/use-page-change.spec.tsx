import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { fakeServer } from '@portal/data-access/testing/fake-server';
import { renderInShell } from '../testing';
import { usePageChange } from './use-page-change';

function FocusingPart() {
  const part = useRef<HTMLHeadingElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <h2 ref={part} tabIndex={-1}>
      Part
    </h2>
  );
}

function Pages() {
  usePageChange('Title');
  return (
    <main>
      <Routes>
        <Route path="/plain" element={<h1 tabIndex={-1}>Plain</h1>} />
        <Route
          path="/linked"
          element={
            <>
              <h1 tabIndex={-1}>Linked</h1>
              <FocusingPart />
            </>
          }
        />
        <Route
          path="*"
          element={
            <>
              <Link to="/plain">to the page</Link>
              <Link to="/linked">to its part</Link>
            </>
          }
        />
      </Routes>
    </main>
  );
}

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

beforeEach(() => {
  fakeServer({});
  renderInShell(<Pages />, '/start');
});

it('focuses the heading of a new page', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'to the page' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Plain' })).toHaveFocus());
});

it('leaves the focus where the new page has put it', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'to its part' }));
  await frames();
  expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
});
