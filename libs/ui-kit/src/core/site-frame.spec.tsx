import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderSlot } from './header-slot';
import { AccountName, Choice, SiteFooter, SiteFrame, SiteHeader } from './site-frame';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';

/** Sets whether the window is too narrow for the links. */
const narrow = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(() => ({ matches, addEventListener, removeEventListener }) as unknown as MediaQueryList);
afterEach(() => jest.restoreAllMocks());

const links = ['Documents', 'Messages'].map((text) => ({ key: text, link: <a href={`/${text}`}>{text}</a> }));
const header = (place: string) => (
  <SiteHeader
    brand={<a href="/">Office</a>}
    links={links}
    account={<AccountName name={name} roleName="Client" />}
    place={place}
  />
);

describe('site header', () => {
  it('folds its links into a menu that opens and closes by keyboard, in a narrow window', async () => {
    narrow(true);
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

  it('closes its menu on navigation', async () => {
    narrow(true);
    const { rerender } = render(header('/documents'));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    rerender(header('/messages'));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has no menu if there are no links', () => {
    render(<SiteHeader brand={<a href="/">Office</a>} links={[]} place="/" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('shows its links in one row without a menu in a wide window', () => {
    narrow(false);
    render(header('/documents'));
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Main' })).not.toHaveAttribute('data-open');
  });

  it('has a slot that an area fills and clears', () => {
    const page = (search: boolean) => (
      <>
        {header('/')}
        {search ? (
          <HeaderSlot>
            <input type="search" aria-label="Find a client" />
          </HeaderSlot>
        ) : null}
      </>
    );
    const { rerender } = render(page(true));
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('searchbox', { name: 'Find a client' })).toBeVisible();
    rerender(page(false));
    expect(within(banner).queryByRole('searchbox')).toBeNull();
  });

  it("shows the user's name, in full on hover if it is long", () => {
    render(header('/'));
    expect(screen.getByText(name)).toHaveAttribute('title', name);
    expect(screen.getByText('Client')).toBeInTheDocument();
  });
});

describe('page frame', () => {
  it('starts with a skip link to the content', async () => {
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

  it('omits the footer if none is given', () => {
    render(<SiteFrame header={null}>Content</SiteFrame>);
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

describe('footer', () => {
  const links = <a href="/privacy">Privacy</a>;
  const choices = <Choice name="size" label="Size" value="m" options={[{ value: 'm', text: 'Middle' }]} />;

  it("shows the office's contact details", () => {
    render(
      <SiteFooter
        site={{ name, phone: '(313) 555-0119', email: 'info@lake.example' }}
        links={links}
        choices={choices}
      />,
    );
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByRole('link', { name: '(313) 555-0119' })).toHaveAttribute('href', 'tel:3135550119');
    expect(screen.getByRole('link', { name: 'info@lake.example' })).toHaveAttribute('href', 'mailto:info@lake.example');
  });

  it('shows its links and selects before the office has loaded, without empty links', () => {
    render(<SiteFooter site={undefined} links={links} choices={choices} />);
    expect(screen.getByLabelText('Size')).toHaveValue('m');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Privacy']);
  });
});

describe('select in the footer', () => {
  it('reports the chosen value, including when used by keyboard', async () => {
    const chosen = jest.fn();
    const options = [
      { value: 'en', text: 'English', lang: 'en' },
      { value: 'es', text: 'Español', lang: 'es' },
    ] as const;
    render(<Choice name="locale" label="Language" value="en" options={options} onChange={chosen} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
    expect(chosen).toHaveBeenCalledWith('es');
    expect(screen.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es');
    await userEvent.tab();
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'locale');
  });
});
