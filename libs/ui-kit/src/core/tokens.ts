import { isHexColor, mix, readableOn } from './contrast';
import {
  defaultAccent,
  headerHeight,
  radius,
  seedsByMode,
  sizesByDensity,
  systemFonts,
  type Density,
  type Seeds,
  type ThemeMode,
} from './seeds';

/** Returns a shade of the office's accent that is readable on every background. */
export function accentShade(mode: ThemeMode, accent?: string | null): string {
  const { surface, background, fill } = seedsByMode[mode];
  const chosen = accent && isHexColor(accent) ? accent : defaultAccent;
  // Use a higher ratio on dark backgrounds, where links would otherwise look dim.
  return readableOn(chosen, [surface, background, fill], mode === 'dark' ? 6.5 : 4.5);
}

/**
 * Returns colors and sizes under antd's token names, derived from our seeds and the office's accent (`#rrggbb`; for any
 * other value, the portal's default).
 */
export function tokensOf(mode: ThemeMode, accent?: string | null, density: Density = 'comfortable') {
  const seeds = seedsByMode[mode];
  return {
    ...primaryTokens(accentShade(mode, accent), seeds),
    ...surfaceTokens(seeds),
    ...stateTokens(seeds),
    ...measureTokens(density),
  };
}

const primaryTokens = (primary: string, seeds: Seeds) => ({
  colorPrimary: primary,
  colorPrimaryHover: mix(primary, seeds.text, 0.2),
  colorPrimaryActive: mix(primary, seeds.text, 0.35),
  colorPrimaryBg: mix(seeds.surface, primary, 0.09),
  // antd's own shade for hovered selected rows is too dark for the text on it.
  colorPrimaryBgHover: mix(seeds.surface, primary, 0.14),
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

function measureTokens(density: Density) {
  const { font, lineHeight, control, space } = sizesByDensity[density];
  const [paddingXXS, paddingXS, paddingSM, padding, paddingLG, paddingXL] = space;
  return {
    fontFamily: systemFonts,
    fontSize: font,
    lineHeight,
    borderRadius: radius,
    controlHeight: control,
    paddingXXS,
    paddingXS,
    paddingSM,
    padding,
    paddingLG,
    paddingXL,
    // All animations end within 200 ms.
    motionDurationFast: '0.1s',
    motionDurationMid: '0.14s',
    motionDurationSlow: '0.18s',
  };
}

/** Values that antd derives from these tokens, for pages without antd; a test keeps them in sync. */
export const derivedTokens = (density: Density = 'comfortable') => ({
  ...headings[density],
  borderRadiusLG: 8,
  colorBgMask: 'rgba(0,0,0,0.45)',
});

const headings = {
  comfortable: {
    fontSizeSM: 14,
    fontSizeLG: 18,
    fontSizeHeading1: 42,
    fontSizeHeading2: 34,
    fontSizeHeading3: 28,
    fontSizeHeading4: 22,
    fontSizeHeading5: 18,
  },
  compact: {
    fontSizeSM: 12,
    fontSizeLG: 16,
    fontSizeHeading1: 38,
    fontSizeHeading2: 30,
    fontSizeHeading3: 24,
    fontSizeHeading4: 20,
    fontSizeHeading5: 16,
  },
} as const satisfies Record<Density, object>;

/** Our own sizes, as CSS variables `--ui-…`. */
export function ownSizes(density: Density = 'comfortable'): Readonly<Record<string, string>> {
  const { bar, row, page } = sizesByDensity[density];
  return { header: `${headerHeight}px`, bar: `${bar}px`, row: `${row}px`, full: `${page}px` };
}
