import { isHexColor, mix, readableOn } from './contrast';
import { defaultAccent, seedsByMode, sizes, systemFonts, type Seeds, type ThemeMode } from './seeds';

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
export function tokensOf(mode: ThemeMode, accent?: string | null) {
  const seeds = seedsByMode[mode];
  return {
    ...primaryTokens(accentShade(mode, accent), seeds),
    ...surfaceTokens(seeds),
    ...stateTokens(seeds),
    ...measureTokens,
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

const measureTokens = {
  fontFamily: systemFonts,
  fontSize: sizes.font,
  borderRadius: sizes.radius,
  controlHeight: sizes.touch,
  // All animations end within 200 ms.
  motionDurationFast: '0.1s',
  motionDurationMid: '0.14s',
  motionDurationSlow: '0.18s',
};

/** Values that antd derives from these tokens, for pages without antd; a test keeps them in sync. */
export const derivedTokens = {
  fontSizeLG: 18,
  fontSizeHeading1: 42,
  fontSizeHeading2: 34,
  fontSizeHeading3: 28,
  fontSizeHeading4: 22,
  fontSizeHeading5: 18,
  lineHeight: 1.5,
  borderRadiusLG: 8,
  paddingXXS: 4,
  paddingXS: 8,
  paddingSM: 12,
  padding: 16,
  paddingLG: 24,
  paddingXL: 32,
  colorBgMask: 'rgba(0,0,0,0.45)',
};
