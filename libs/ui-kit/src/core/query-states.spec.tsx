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

describe('a list of the server', () => {
  it('says that it is loading, whatever else is known', () => {
    show({ loading: true, failed: true, isEmpty: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what failed rather than that it is empty, and tries again by keyboard', async () => {
    show({ failed: true, isEmpty: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load preparers');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says that there is nothing, and what to do next', () => {
    show({ isEmpty: true });
    expect(screen.getByText('No preparers available')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go back' })).toBeInTheDocument();
  });

  it('shows itself', () => {
    show({});
    expect(screen.getByText('Renee Okafor')).toBeInTheDocument();
  });
});

describe('a failure', () => {
  it('has no button where nothing can be tried again', () => {
    render(<ErrorState title="Office Not Found" detail="The office you're looking for doesn't exist." />);
    expect(screen.getByRole('alert')).toHaveTextContent("The office you're looking for doesn't exist.");
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is tried again once at a time', async () => {
    render(<ErrorState title="Failed" onRetry={retry} busy />);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).not.toHaveBeenCalled();
  });
});

describe('what stands for something on its way', () => {
  it('says so to who does not see the shape of what comes', () => {
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

  it('is named for who does not see it turn', () => {
    render(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('has the number of lines and tiles asked for', () => {
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
