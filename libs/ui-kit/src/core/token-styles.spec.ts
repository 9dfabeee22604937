import { tokenStyles } from './token-styles';

const css =
  '.a{color:var(--ant-color-bg-layout);font-size:var(--ant-font-size-heading-2);line-height:var(--ant-line-height)}';

describe('tokenStyles', () => {
  it('includes only the variables that the styles use, with units where needed', () => {
    const styles = tokenStyles({ css, accent: null });
    expect(styles.match(/--ant-[a-z0-9-]+/g)?.length).toBe(9);
    expect(styles).toMatch(/--ant-font-size-heading-2:\d+(\.\d+)?px/);
    expect(styles).toMatch(/--ant-line-height:1\.\d+[;}]/);
  });

  it('follows the system when the user has chosen no theme', () => {
    const styles = tokenStyles({ css, accent: null });
    const dark = /\.portal-dark\{([^}]+)\}/.exec(styles)?.[1];
    expect(styles).toContain(`@media (prefers-color-scheme:dark){.portal-system{${dark}}}`);
    expect(dark).toContain('color-scheme:dark');
    expect(styles).toMatch(/^\.portal-light,\.portal-system\{[^}]*color-scheme:light\}/);
  });

  it('uses the office’s accent', () => {
    const used = { css: 'a{color:var(--ant-color-primary)}' };
    const [own, theirs] = [tokenStyles({ ...used, accent: null }), tokenStyles({ ...used, accent: '#7a1f5c' })];
    expect(own).toContain('--ant-color-primary:#0b5e6b');
    expect(theirs).toContain('--ant-color-primary:#7a1f5c');
  });
});
