import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Checklist, Steps } from './progress';

describe('checklist', () => {
  it('shows in words which items are done', () => {
    render(
      <Checklist
        items={[
          { key: 'form', name: 'Tax intake form', done: true },
          { key: 'w2', name: <a href="/documents">W-2</a>, done: false },
          { key: 'c', name: 'Schedule C', done: false, note: 'Started' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tax intake form: Complete',
      'W-2: Pending',
      'Schedule CStarted',
    ]);
    expect(screen.getByRole('link', { name: 'W-2' })).toHaveAttribute('href', '/documents');
  });
});

describe('progress steps', () => {
  it('lists all titles in order', () => {
    render(<Steps label="General intake" titles={['Contact Information', 'Review & Submit']} current={1} />);
    const steps = screen.getByRole('navigation', { name: 'General intake' });
    expect(steps).toHaveTextContent(/Contact Information.*Review & Submit/);
    expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('Review & Submit');
  });
});
