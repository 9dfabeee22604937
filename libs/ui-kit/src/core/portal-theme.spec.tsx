import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { PortalTheme } from './portal-theme';
import { seedsByMode } from './seeds';
import { themeChoices, useThemeChoice, useThemeMode } from './theme-choice';

const forget = (): void => {
  document.cookie = 'theme=; path=/; max-age=0';
};

function Chooser() {
  const [choice, choose] = useThemeChoice();
  const mode = useThemeMode();
  return (
    <>
      <p>
        {choice} is {mode}
      </p>
      {themeChoices.map((offered) => (
        <Button key={offered} onClick={() => choose(offered)}>
          {offered}
        </Button>
      ))}
    </>
  );
}

const open = () =>
  render(
    <PortalTheme nonce="abc">
      <Chooser />
    </PortalTheme>,
  );

afterEach(() => act(forget));

describe('portal theme', () => {
  it('follows the system setting until the user chooses a theme, which is stored in a cookie', async () => {
    open();
    expect(screen.getByText('system is light')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'dark' }));
    expect(screen.getByText('dark is dark')).toBeInTheDocument();
    expect(document.cookie).toContain('theme=dark');
    expect(document.documentElement).toHaveClass('portal-dark');
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });

  it('ignores an unknown cookie value', () => {
    document.cookie = 'theme=pink; path=/';
    open();
    expect(screen.getByText('system is light')).toBeInTheDocument();
  });

  it("puts the page's nonce on its style tag", () => {
    open();
    const tags = [...document.querySelectorAll('style')];
    expect(tags.map(({ nonce }) => nonce)).toEqual(['abc']);
    expect(tags[0]?.textContent).toContain(`--ant-color-bg-layout:${seedsByMode.light.background}`);
  });

  it('is compact only in an area that chose it, and only with a mouse', () => {
    const fontSizes = () =>
      [...document.querySelectorAll('style')].map((tag) => /--ant-font-size:(\w+)/.exec(tag.textContent)?.[1]);
    const shown = (density: 'compact' | 'comfortable', hasMouse: boolean) => {
      jest
        .spyOn(window, 'matchMedia')
        .mockImplementation(
          (query) =>
            ({ matches: hasMouse && query === '(pointer: fine)', addEventListener, removeEventListener }) as never,
        );
      const { unmount } = render(<PortalTheme density={density}>page</PortalTheme>);
      const found = [screen.getByText('page').classList.contains('ui-compact'), ...fontSizes()];
      unmount();
      return found;
    };
    expect(shown('compact', true)).toEqual([true, '14px']);
    expect(shown('compact', false)).toEqual([false, '16px']);
    expect(shown('comfortable', true)).toEqual([false, '16px']);
    jest.restoreAllMocks();
  });

  it('cleans up when it unmounts', () => {
    open().unmount();
    expect(document.documentElement).not.toHaveClass('ui-tokens');
  });
});
