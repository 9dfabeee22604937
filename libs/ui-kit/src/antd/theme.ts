import { theme as antdTheme, type ThemeConfig } from 'antd';
import { mix } from '../core/contrast';
import { seedsByMode, sizesByDensity, type Density, type Seeds, type ThemeMode } from '../core/seeds';
import { themeClass } from '../core/token-styles';
import { tokensOf } from '../core/tokens';

/**
 * Returns the antd theme for our tokens and the office's accent (`#rrggbb`; any other value falls back to the portal's
 * default).
 */
export function themeOf(mode: ThemeMode, accent?: string | null, density: Density = 'comfortable'): ThemeConfig {
  const seeds = seedsByMode[mode];
  const tokens = tokensOf(mode, accent, density);
  return {
    algorithm: [mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, asSeeded],
    // No hash classes: there is one copy of antd and one theme at a time, and our own styles use its variables too.
    hashed: false,
    cssVar: { key: themeClass(mode, density) },
    token: tokens,
    components: partTokens(tokens.colorPrimary, seeds, density),
  };
}

/** Keeps our seed colors: antd's dark algorithm would dim them, and they were chosen for contrast. */
const asSeeded: typeof antdTheme.defaultAlgorithm = (seed, map = antdTheme.defaultAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorLink: seed.colorLink,
  colorError: seed.colorError,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
});

const partTokens = (primary: string, seeds: Seeds, density: Density): ThemeConfig['components'] => ({
  Progress: { remainingColor: seeds.fill, defaultColor: seeds.success, circleTextColor: seeds.text },
  Tabs: { horizontalItemGutter: 24, itemColor: seeds.textSecondary },
  Table: {
    headerBg: seeds.fill,
    headerColor: seeds.text,
    rowHoverBg: seeds.fill,
    bodySortBg: seeds.surface,
    borderColor: seeds.divider,
    // A control with this padding and the line below it is as high as a row of one line of text.
    cellPaddingBlockSM: 3,
    cellPaddingInlineSM: 10,
  },
  Select: { optionSelectedBg: mix(seeds.surface, primary, 0.09), optionActiveBg: seeds.fill },
  Pagination: { itemSize: sizesByDensity[density].control },
});
