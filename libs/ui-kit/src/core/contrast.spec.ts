import { contrast, isHexColor, mix, readableOn } from './contrast';
import { defaultAccent, seedsByMode, type ThemeMode } from './seeds';

const modes: ThemeMode[] = ['light', 'dark'];

describe('color contrast', () => {
  it.each(['red', '#fff', '#12345g', 'url(x)', ''])('rejects %p as an accent', (text) =>
    expect(isHexColor(text)).toBe(false),
  );

  it('returns the known contrast ratios at both ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it.each(modes)('makes any accent readable on background and surface (%s)', (mode) => {
    const { background, surface } = seedsByMode[mode];
    for (const accent of [defaultAccent, '#ffff00', '#ffffff', '#000000', '#ff0000', '#808080']) {
      const shade = readableOn(accent, [background, surface]);
      expect(contrast(shade, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shade, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(modes)('keeps every text color readable on its backgrounds (%s)', (mode) => {
    const seeds = seedsByMode[mode];
    for (const text of [seeds.text, seeds.textSecondary]) {
      for (const ground of [seeds.background, seeds.surface, seeds.fill])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(seeds.error, seeds.errorBg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(seeds.error, seeds.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(seeds.success, seeds.successBg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(seeds.warning, seeds.warningBg)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(modes)('gives inputs, switches and partly filled bars a visible edge (%s)', (mode) => {
    const { border, surface, background, warning, yellow } = seedsByMode[mode];
    expect(contrast(border, surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(border, background)).toBeGreaterThanOrEqual(3);
    expect(contrast(warning, surface)).toBeGreaterThanOrEqual(3);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(yellow.slice(at, at + 2), 16));
    expect(red > 200 && green > 150 && blue < 100).toBe(true);
  });
});
