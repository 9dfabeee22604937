import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { PageSkeleton } from './query-states';
import { PageBar, StaffPage } from './page-bar';

describe('staff page', () => {
  it('has its title, count, search and actions in one bar', () => {
    render(
      <StaffPage
        title="Clients"
        count={1234}
        search={<input aria-label="Search" />}
        actions={<button type="button">Export</button>}
      >
        List
      </StaffPage>,
    );
    const bar = screen.getByRole('banner');
    expect(within(bar).getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    expect(within(bar).getByText('1,234')).toBeVisible();
    expect(within(bar).getByRole('textbox', { name: 'Search' })).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'Export' })).toBeVisible();
  });

  it('shows a count of 0, and none before the list has loaded', () => {
    const { rerender } = render(<PageBar title="Leads" level={2} count={0} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Leads' })).toBeVisible();
    expect(screen.getByText('0')).toBeVisible();
    rerender(<PageBar title="Leads" level={2} count={undefined} />);
    expect(screen.queryByText('0')).toBeNull();
  });
});

describe('page skeleton', () => {
  it.each(['cards', 'form', 'table'] as const)('is announced as loading in the shape of %s', (shape) => {
    render(<PageSkeleton shape={shape} label="Loading the page…" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });
});
