import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { StatTile, StatTiles } from './stat-tiles';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';

describe('stat tile', () => {
  it('shows words, counts and amounts with their labels', () => {
    render(
      <StatTiles>
        <StatTile label="Tax year" value={2024} />
        <StatTile label="Preparer" value={name} />
        <StatTile label="Last refund" value="--" />
        <StatTile label="Owed" amount={-1234.5} />
        <StatTile label="Documents" count={1186} />
      </StatTiles>,
    );
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(['Tax year2024', `Preparer${name}`, 'Last refund--', 'Owed−$1,234.50', 'Documents1,186']);
  });

  it('links to the rows behind a number', () => {
    render(
      <StatTiles>
        <StatTile label="Clients" value={3} link={<a href="/admin/clients">Show clients</a>} />
      </StatTiles>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Clients3Show clients');
    expect(screen.getByRole('link', { name: 'Show clients' })).toHaveAttribute('href', '/admin/clients');
  });

  it('shrinks nine-digit amounts to keep them on one line', () => {
    render(
      <StatTiles>
        <StatTile label="Total" amount={123456789.12} />
        <StatTile label="Office" amount={432700.25} />
        <StatTile label="Small" amount={12} />
      </StatTiles>,
    );
    const [total, office, small] = screen.getAllByRole('listitem');
    expect(total).toHaveTextContent('$123,456,789.12');
    expect(total).toHaveClass('ui-tile--long', 'ui-tile--longest');
    expect(office).toHaveClass('ui-tile--long');
    expect(office).not.toHaveClass('ui-tile--longest');
    expect(small).not.toHaveClass('ui-tile--long');
  });
});
