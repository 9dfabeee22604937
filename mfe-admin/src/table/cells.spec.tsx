import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Contact, Day, Email, Moment, Whole } from './cells';

describe('table cell', () => {
  it('breaks an email address only before the @', () => {
    const { container } = render(<Email of="carmen.griffin.225@demo.example" />);
    expect(container).toHaveTextContent('carmen.griffin.225@demo.example');
    expect(container.querySelector('wbr')?.nextSibling).toHaveTextContent('@demo.example');
  });

  it('keeps a number and a date on one line', () => {
    render(
      <>
        <Whole>313-555-0119</Whole>
        <Day at="2025-02-03T12:00:00Z" />
      </>,
    );
    expect(screen.getByText('313-555-0119')).toHaveClass('admin-whole');
    expect(screen.getByText('Feb 3, 2025')).toHaveAttribute('datetime', '2025-02-03T12:00:00Z');
  });

  it('breaks a date and time only between date and time', () => {
    const { container } = render(<Moment at="2025-02-03T12:05:00" />);
    expect(container).toHaveTextContent('Feb 3, 2025, 12:05 PM');
    for (const part of ['Feb 3, 2025,', '12:05 PM']) expect(screen.getByText(part)).toHaveClass('admin-whole');
  });

  it('links each contact detail, and omits missing ones', () => {
    const { rerender } = render(<Contact phone="313-555-0119" email="main@example.com" />);
    expect(screen.getByRole('link', { name: '313-555-0119' })).toHaveAttribute('href', 'tel:313-555-0119');
    expect(screen.getByRole('link', { name: 'main@example.com' })).toHaveAttribute('href', 'mailto:main@example.com');
    rerender(<Contact phone={null} email="main@example.com" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
