import { theme as antdTheme, type ThemeConfig } from 'antd';
import { isHexColour, mix, readableOn } from './contrast';
import { lakeAccent, seedsByMode, sizes, systemFonts, type Seeds, type ThemeMode } from './seeds';

/** antd's theme from our seeds and the office's accent (`#rrggbb`; anything else means the product's own). */
export function themeOf(mode: ThemeMode, accent?: string | null): ThemeConfig {
  const seeds = seedsByMode[mode];
  const chosen = accent && isHexColour(accent) ? accent : lakeAccent;
  // Dark ground takes a little more, or links look dim.
  const primary = readableOn(chosen, [seeds.surface, seeds.paper, seeds.wash], mode === 'dark' ? 6.5 : 4.5);
  return {
    algorithm: [mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, asSeeded],
    // One copy of antd, one theme at a time: no hash classes, and variables that our own styles read too.
    hashed: false,
    cssVar: { key: `portal-${mode}` },
    token: { ...primaryTokens(primary, seeds), ...surfaceTokens(seeds), ...stateTokens(seeds), ...measureTokens },
    components: {
      Button: { primaryColor: seeds.surface, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    },
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
  colorPrimaryHover: mix(primary, seeds.ink, 0.2),
  colorPrimaryActive: mix(primary, seeds.ink, 0.35),
  colorPrimaryBg: mix(seeds.surface, primary, 0.09),
  colorPrimaryBorder: mix(seeds.surface, primary, 0.4),
  colorInfo: primary,
  colorLink: primary,
  colorLinkHover: mix(primary, seeds.ink, 0.2),
  colorLinkActive: mix(primary, seeds.ink, 0.35),
});

const surfaceTokens = (seeds: Seeds) => ({
  colorBgLayout: seeds.paper,
  colorBgContainer: seeds.surface,
  colorBgElevated: seeds.surface,
  colorText: seeds.ink,
  colorTextHeading: seeds.ink,
  colorTextSecondary: seeds.quiet,
  colorTextTertiary: seeds.quiet,
  colorTextDescription: seeds.quiet,
  colorTextPlaceholder: seeds.quiet,
  colorBorder: seeds.control,
  colorBorderSecondary: seeds.hairline,
  colorSplit: seeds.hairline,
  colorFillSecondary: seeds.wash,
  colorFillTertiary: seeds.wash,
});

const stateTokens = (seeds: Seeds) => ({
  colorError: seeds.wrong,
  colorErrorText: seeds.wrong,
  colorErrorBg: seeds.wrongWash,
  colorErrorBorder: mix(seeds.wrongWash, seeds.wrong, 0.4),
  colorSuccess: seeds.done,
  colorSuccessText: seeds.done,
  colorSuccessBg: seeds.doneWash,
  colorSuccessBorder: mix(seeds.doneWash, seeds.done, 0.4),
  colorWarning: seeds.turn,
  colorWarningText: seeds.turn,
  colorWarningBg: seeds.turnWash,
  colorWarningBorder: mix(seeds.turnWash, seeds.turn, 0.4),
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
