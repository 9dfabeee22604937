import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountName, SiteFrame, SiteHeader } from './site-frame';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';

const links = ['Documents', 'Messages'].map((text) => ({ key: text, link: <a href={`/${text}`}>{text}</a> }));
const header = (place: string) => (
  <SiteHeader
    brand={<a href="/">Office</a>}
    links={links}
    account={<AccountName name={name} roleName="Client" />}
    place={place}
  />
);

describe('the header', () => {
  it('folds its links into a menu that opens and closes by keyboard', async () => {
    render(header('/documents'));
    const menu = screen.getByRole('button', { name: 'Menu' });
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(menu).toHaveAttribute('aria-controls', navigation.id);
    menu.focus();
    await userEvent.keyboard('{Enter}');
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(navigation).toHaveAttribute('data-open', 'true');
    await userEvent.keyboard('{Enter}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes its menu when the page changes', async () => {
    const { rerender } = render(header('/documents'));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    rerender(header('/messages'));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has no menu without links', () => {
    render(<SiteHeader brand={<a href="/">Office</a>} links={[]} place="/" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('shows who is signed in, a long name whole on hovering', () => {
    render(header('/'));
    expect(screen.getByText(name)).toHaveAttribute('title', name);
    expect(screen.getByText('Client')).toBeInTheDocument();
  });
});

describe('the frame of a page', () => {
  it('begins with a way past the header to the content', async () => {
    render(
      <SiteFrame header={header('/')} footer={<p>313-555-0119</p>}>
        Content
      </SiteFrame>,
    );
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('313-555-0119');
  });

  it('leaves out a footer that is not there', () => {
    render(<SiteFrame header={null}>Content</SiteFrame>);
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});
