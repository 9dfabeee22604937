import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageSkeleton } from './query-states';
import { PageExtrasContext } from './page-extras';
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

  it('folds the filters of a phone into a button that counts the ones that are set', async () => {
    const { container, rerender } = render(
      <PageBar title="Leads" filters={<input aria-label="Status" />} activeFilters={0} />,
    );
    const folded = () => container.querySelector('.ui-bar__filters')?.hasAttribute('data-folded');
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false');
    expect(folded()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(folded()).toBe(false);
    rerender(<PageBar title="Leads" filters={<input aria-label="Status" />} activeFilters={2} />);
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute('aria-expanded', 'true');
    expect(folded()).toBe(false);
  });

  it('never folds a note in place of filters', () => {
    render(<PageBar title="Documents" filters="Files are not scanned." />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a count of 0, and none before the list has loaded', () => {
    const { rerender } = render(<PageBar title="Leads" level={2} count={0} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Leads' })).toBeVisible();
    expect(screen.getByText('0')).toBeVisible();
    rerender(<PageBar title="Leads" level={2} count={undefined} />);
    expect(screen.queryByText('0')).toBeNull();
  });

  it('shows the control of every page beside its title, and that of a part beside the part’s', () => {
    const { rerender } = render(
      <PageExtrasContext value={{ control: <button>2024</button> }}>
        <PageBar title="Leads" />
        <PageBar title="Part" level={2} />
      </PageExtrasContext>,
    );
    expect(screen.getByRole('button').closest('header')).toHaveTextContent('Leads');
    rerender(
      <PageExtrasContext value={{ partControl: <button>2024</button> }}>
        <PageBar title="Leads" />
        <PageBar title="Part" level={2} />
      </PageExtrasContext>,
    );
    expect(screen.getByRole('button').closest('header')).toHaveTextContent('Part');
  });

  it('keeps the room of a count that is loading, and none for a list without a count', () => {
    const { container, rerender } = render(<PageBar title="Leads" count={undefined} />);
    expect(container.querySelector('.ui-bar__count')).toBeEmptyDOMElement();
    rerender(<PageBar title="Leads" />);
    expect(container.querySelector('.ui-bar__count')).toBeNull();
  });
});

describe('page skeleton', () => {
  it.each(['cards', 'form', 'table'] as const)('is announced as loading in the shape of %s', (shape) => {
    render(<PageSkeleton shape={shape} label="Loading the page…" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });
});
