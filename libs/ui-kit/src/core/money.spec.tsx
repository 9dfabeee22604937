import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Money } from './money';

it('shows money in tabular figures', () => {
  render(<Money amount={0} />);
  expect(screen.getByText('$0.00')).toHaveClass('ui-money');
});
