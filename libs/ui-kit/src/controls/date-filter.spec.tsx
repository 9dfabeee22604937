import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { DateFilter } from './date-filter';

describe('date filter', () => {
  it('reports a chosen date, or an empty value when cleared', () => {
    const onChange = jest.fn();
    const { rerender } = render(<DateFilter label="From" value="" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-04-15' } });
    expect(onChange).toHaveBeenLastCalledWith('2025-04-15');
    rerender(<DateFilter label="From" value="2025-04-15" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith('');
  });
});
