import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { CountBadge, Descriptions, Tag } from './descriptions';

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

describe('tag or count badge', () => {
  it('has a meaning in words, not only a color', () => {
    render(
      <>
        <Tag tone="warning">Pending</Tag>
        <CountBadge count={120} label="120 unread messages" />
      </>,
    );
    expect(screen.getByText('Pending')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '120 unread messages' })).toHaveTextContent('99+');
  });

  it('renders nothing for a count of 0', () => {
    render(<CountBadge count={0} label="no unread messages" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
