type Rgb = readonly [number, number, number];

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
const rgbOf = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Mixes `other` into `color`; `share` is its weight, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const [a, b] = [rgbOf(color), rgbOf(other)];
  const part = (at: 0 | 1 | 2): number => a[at] + (b[at] - a[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const linear = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns hue in degrees, and saturation and lightness from 0 to 1. */
function hslOf(hex: string): Rgb {
  const [red, green, blue] = rgbOf(hex).map((part) => part / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [range, light] = [most - least, (most + least) / 2];
  if (range === 0) return [0, 0, light];
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [sixth * 60, range / (1 - Math.abs(2 * light - 1)), light];
}

function hexOfHsl([hue, saturation, light]: Rgb): string {
  const reach = saturation * Math.min(light, 1 - light);
  const part = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    return (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))) * 255;
  };
  return hexOf([part(0), part(8), part(4)]);
}

/** Maximum saturation on a dark background, where saturated colors glow. */
const calm = 0.55;

/**
 * Returns the nearest shade of `color` with the same hue that is readable on all `backgrounds` (4.5:1 by default), so
 * that no office's accent can make its portal unreadable.
 */
export function readableOn(color: string, backgrounds: readonly string[], ratio = 4.5): string {
  const onLight = backgrounds.every((background) => luminance(background) > 0.18);
  const readable = (shade: string): boolean => backgrounds.every((ground) => contrast(shade, ground) >= ratio);
  if (onLight && readable(color)) return color;
  const [hue, saturation, light] = hslOf(color);
  const kept = onLight ? saturation : Math.min(saturation, calm);
  for (let step = 0; step <= 1; step += 0.01) {
    const shade = hexOfHsl([hue, kept, onLight ? light * (1 - step) : light + (1 - light) * step]);
    if (readable(shade)) return shade;
  }
  return onLight ? '#000000' : '#ffffff';
}
