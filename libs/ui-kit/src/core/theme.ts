import { theme as antdTheme, type ThemeConfig } from 'antd';
import { isHexColour, mix, readableOn } from './contrast';
import { defaultAccent, seedsByMode, sizes, systemFonts, type Seeds, type ThemeMode } from './seeds';

/** The shade of an office's accent that can be read wherever it stands. */
export function accentShade(mode: ThemeMode, accent?: string | null): string {
  const { surface, background, fill } = seedsByMode[mode];
  const chosen = accent && isHexColour(accent) ? accent : defaultAccent;
  // Dark ground takes a little more, or links look dim.
  return readableOn(chosen, [surface, background, fill], mode === 'dark' ? 6.5 : 4.5);
}

/** antd's theme from our seeds and the office's accent (`#rrggbb`; anything else means the product's own). */
export function themeOf(mode: ThemeMode, accent?: string | null): ThemeConfig {
  const seeds = seedsByMode[mode];
  const primary = accentShade(mode, accent);
  return {
    algorithm: [mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, asSeeded],
    // One copy of antd, one theme at a time: no hash classes, and variables that our own styles read too.
    hashed: false,
    cssVar: { key: `portal-${mode}` },
    token: { ...primaryTokens(primary, seeds), ...surfaceTokens(seeds), ...stateTokens(seeds), ...measureTokens },
    components: partTokens(primary, seeds),
  };
}

/** The dark algorithm dims the seeds it is given; ours are the colours meant, chosen for their contrast. */
const asSeeded: typeof antdTheme.defaultAlgorithm = (seed, map = antdTheme.defaultAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorLink: seed.colorLink,
  colorError: seed.colorError,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
});

const primaryTokens = (primary: string, seeds: Seeds) => ({
  colorPrimary: primary,
  colorPrimaryHover: mix(primary, seeds.text, 0.2),
  colorPrimaryActive: mix(primary, seeds.text, 0.35),
  colorPrimaryBg: mix(seeds.surface, primary, 0.09),
  colorPrimaryBorder: mix(seeds.surface, primary, 0.4),
  colorInfo: primary,
  colorInfoBg: mix(seeds.surface, primary, 0.09),
  colorInfoBorder: mix(seeds.surface, primary, 0.4),
  colorLink: primary,
  colorLinkHover: mix(primary, seeds.text, 0.2),
  colorLinkActive: mix(primary, seeds.text, 0.35),
});

const surfaceTokens = (seeds: Seeds) => ({
  colorBgLayout: seeds.background,
  colorBgContainer: seeds.surface,
  colorBgElevated: seeds.surface,
  colorText: seeds.text,
  colorTextHeading: seeds.text,
  colorTextSecondary: seeds.textSecondary,
  colorTextTertiary: seeds.textSecondary,
  colorTextDescription: seeds.textSecondary,
  colorTextPlaceholder: seeds.textSecondary,
  colorBorder: seeds.border,
  colorBorderSecondary: seeds.divider,
  colorSplit: seeds.divider,
  colorFillSecondary: seeds.fill,
  colorFillTertiary: seeds.fill,
});

const stateTokens = (seeds: Seeds) => ({
  yellow: seeds.yellow,
  colorError: seeds.error,
  colorErrorText: seeds.error,
  colorErrorBg: seeds.errorBg,
  colorErrorBorder: mix(seeds.errorBg, seeds.error, 0.4),
  colorSuccess: seeds.success,
  colorSuccessText: seeds.success,
  colorSuccessBg: seeds.successBg,
  colorSuccessBorder: mix(seeds.successBg, seeds.success, 0.4),
  colorWarning: seeds.warning,
  colorWarningText: seeds.warning,
  colorWarningBg: seeds.warningBg,
  colorWarningBorder: mix(seeds.warningBg, seeds.warning, 0.4),
});

const partTokens = (primary: string, seeds: Seeds): ThemeConfig['components'] => ({
  Button: { primaryColor: seeds.surface, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  // Off must be seen as well: antd's own grey has a contrast of 1.8:1.
  Switch: {
    colorTextQuaternary: seeds.border,
    colorTextTertiary: seeds.textSecondary,
    trackHeight: 28,
    handleSize: 22,
  },
  Progress: { remainingColor: seeds.fill, defaultColor: seeds.success, circleTextColor: seeds.text },
  Statistic: { titleFontSize: sizes.font },
  Tabs: { horizontalItemGutter: 24, itemColor: seeds.textSecondary },
  Table: {
    headerBg: seeds.fill,
    headerColor: seeds.text,
    rowHoverBg: seeds.fill,
    bodySortBg: seeds.surface,
    borderColor: seeds.divider,
  },
  Select: { optionSelectedBg: mix(seeds.surface, primary, 0.09), optionActiveBg: seeds.fill },
  Tag: { defaultBg: seeds.fill, defaultColor: seeds.text },
  Pagination: { itemSize: sizes.touch },
  Notification: { width: 416 },
});

const measureTokens = {
  fontFamily: systemFonts,
  fontSize: sizes.font,
  borderRadius: sizes.radius,
  controlHeight: sizes.touch,
  // All motion ends within 200 ms.
  motionDurationFast: '0.1s',
  motionDurationMid: '0.14s',
  motionDurationSlow: '0.18s',
};
