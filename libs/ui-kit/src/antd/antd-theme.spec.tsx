import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { Tag as AntdTag, theme as antdTheme } from 'antd';
import { PortalTheme } from '../core/portal-theme';
import { seedsByMode } from '../core/seeds';
import { themeStyles } from '../core/token-styles';
import { AntdTheme } from './antd-theme';
import { themeOf } from './theme';

const modes = ['light', 'dark'] as const;

describe('antd theme', () => {
  it("adds the page's nonce to every style tag, and uses the same class as our own variables", () => {
    render(
      <PortalTheme nonce="abc" accent="#7a1f5c">
        <AntdTheme>
          <AntdTag>new</AntdTag>
          <AntdTheme>
            <AntdTag>newer</AntdTag>
          </AntdTheme>
        </AntdTheme>
      </PortalTheme>,
    );
    const tags = [...document.querySelectorAll('style')];
    expect(tags.length).toBeGreaterThan(1);
    expect(tags.filter(({ nonce }) => nonce !== 'abc')).toEqual([]);
    expect(tags.map(({ textContent }) => textContent).join('')).toContain('--ant-color-primary:#7a1f5c');
    for (const text of ['new', 'newer']) expect(screen.getByText(text).className).toContain('portal-light');
  });

  it('wraps every antd component of the kit', () => {
    const kit = join(__dirname, '..');
    const parts = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.spec)\.tsx$/.test(file) && file !== join('antd', 'antd-theme.tsx'),
    );
    const of = (file: string): string => readFileSync(join(kit, file), 'utf8');
    const antdParts = parts.filter((file) => /^import \{[^}]*\} from 'antd'/m.test(of(file)));
    expect(antdParts.sort()).toEqual([
      'feedback/detail-drawer.tsx',
      'feedback/modal.tsx',
      'feedback/sheet.tsx',
      'upload/upload-area.tsx',
    ]);
    expect(antdParts.filter((file) => !of(file).includes('AntdTheme'))).toEqual([]);
  });

  it('uses the office’s own color, but ignores an invalid one', () => {
    const primary = (accent?: string) => themeOf('light', accent).token?.colorPrimary;
    expect(primary('#7a1f5c')).toBe('#7a1f5c');
    expect(primary('red; background: url(x)')).toBe(primary());
  });

  it.each(modes)('keeps the seed colors for error and success (%s)', (mode) => {
    const { token } = themeOf(mode);
    expect(token).toMatchObject({ colorError: seedsByMode[mode].error, colorSuccess: seedsByMode[mode].success });
  });

  // Our own components are shown next to antd's, and may render before antd has loaded.
  it.each(
    modes.flatMap((mode) =>
      [null, '#7a1f5c'].flatMap((accent) =>
        (['comfortable', 'compact'] as const).map((density) => [mode, accent, density] as const),
      ),
    ),
  )('matches the variables of our own styles (%s, %s, %s)', (mode, accent, density) => {
    const antds = antdTheme.getDesignToken(themeOf(mode, accent, density)) as unknown as Record<string, unknown>;
    const inAntd = new Map(
      Object.entries(antds).map(([token, value]) => [token.toLowerCase(), String(value).replace(/px$/, '')]),
    );
    const ours = [...themeStyles(mode, accent, density).matchAll(/--ant-([a-z0-9-]+):([^;}]+)/g)];
    expect(ours.length).toBeGreaterThan(40);
    for (const [, name = '', value = ''] of ours)
      expect([name, value.replace(/px$/, '')]).toEqual([name, inAntd.get(name.replaceAll('-', ''))]);
  });
});
