import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Descriptions, Tag } from './descriptions';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';

describe('description list', () => {
  it('gives every value a row header with its label', () => {
    const { container } = render(
      <Descriptions
        title="Client"
        items={[
          { key: 'name', label: 'Name', value: name },
          { key: 'bank', label: 'Account', value: '•••• 6789' },
        ]}
      />,
    );
    expect(screen.getByText('Client')).toBeInTheDocument();
    expect([...container.querySelectorAll('tr > th')].map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Account',
    ]);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([name, '•••• 6789']);
  });

  it('stacks amounts vertically', () => {
    render(<Descriptions amounts items={['Federal', 'State'].map((key) => ({ key, label: key, value: '$1.00' }))} />);
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});

describe('tag', () => {
  it('has a meaning in words, not only a color', () => {
    render(<Tag tone="warning">Pending</Tag>);
    expect(screen.getByText('Pending')).toBeInTheDocument();
  });
});
