import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { BrandIcon, DoneIcon, MenuIcon } from './icons';

const shown = (name: string, picture?: string | null) => render(<Avatar name={name} picture={picture} />).container;

describe('an avatar', () => {
  it.each([
    ['Renee Okafor', 'RO'],
    ['  renee  ', 'R'],
    ['Wilhelmina-Alexandrina Van Der Featherstonehaugh', 'WV'],
    ['Émile Zola', 'ÉZ'],
    ['', ''],
  ])('of %p shows %p while there is no picture', (name, initials) =>
    expect(shown(name)).toHaveTextContent(new RegExp(`^${initials}$`)),
  );

  it('shows the picture, and is silent beside the name', () => {
    const container = shown('Renee Okafor', 'data:image/jpeg;base64,AAAA');
    expect(container.querySelector('img')).toHaveAttribute('src', 'data:image/jpeg;base64,AAAA');
    expect(container).not.toHaveTextContent('RO');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

it('icons are silent, as they stand beside words', () => {
  render(
    <>
      <BrandIcon />
      <MenuIcon />
      <DoneIcon />
    </>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
