import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { CountBadge } from './count-badge';

describe('count badge', () => {
  it('has a meaning in words, not only a color', () => {
    render(<CountBadge count={120} label="120 unread messages" />);
    expect(screen.getByRole('img', { name: '120 unread messages' })).toHaveTextContent('99+');
  });

  it('renders nothing for a count of 0', () => {
    render(<CountBadge count={0} label="no unread messages" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
