import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  QueryStates,
  SkeletonCard,
  SkeletonLines,
  SkeletonTiles,
  Spinner,
} from './query-states';

const retry = jest.fn();

const show = (state: { loading?: boolean; failed?: boolean; isEmpty?: boolean }) =>
  render(
    <QueryStates
      loading={false}
      failed={false}
      isEmpty={false}
      {...state}
      skeleton={<SkeletonLines />}
      error="Failed to load preparers"
      empty={<EmptyState title="No preparers available" action={<a href="/">Go back</a>} />}
      onRetry={retry}
    >
      <p>Renee Okafor</p>
    </QueryStates>,
  );

beforeEach(() => retry.mockReset());

describe('list states', () => {
  it('shows the loading state before any other', () => {
    show({ loading: true, failed: true, isEmpty: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the error rather than the empty state, and retries by keyboard', async () => {
    show({ failed: true, isEmpty: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load preparers');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows the empty message and the next step', () => {
    show({ isEmpty: true });
    expect(screen.getByText('No preparers available')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go back' })).toBeInTheDocument();
  });

  it('shows the content', () => {
    show({});
    expect(screen.getByText('Renee Okafor')).toBeInTheDocument();
  });
});

describe('error state', () => {
  it('has no button when there is nothing to retry', () => {
    render(<ErrorState title="Office Not Found" detail="The office you're looking for doesn't exist." />);
    expect(screen.getByRole('alert')).toHaveTextContent("The office you're looking for doesn't exist.");
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('cannot be retried while busy', async () => {
    render(<ErrorState title="Failed" onRetry={retry} busy />);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).not.toHaveBeenCalled();
  });
});

describe('loading placeholder', () => {
  it('announces loading to screen readers', () => {
    render(
      <LoadingState>
        <SkeletonLines lines={4} />
      </LoadingState>,
    );
    const loading = screen.getByRole('status');
    expect(loading).toHaveAttribute('aria-busy', 'true');
    expect(loading).toHaveTextContent(/^Loading…$/);
    expect(within(loading).getAllByRole('listitem')).toHaveLength(4);
  });

  it('can be a labeled spinner', () => {
    render(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('has the requested number of lines and tiles', () => {
    const { container } = render(
      <>
        <SkeletonTiles count={3} />
        <SkeletonCard lines={5} />
      </>,
    );
    expect(container.querySelectorAll('.ui-tile')).toHaveLength(3);
    expect(container.querySelectorAll('.ui-card li')).toHaveLength(6);
  });
});
