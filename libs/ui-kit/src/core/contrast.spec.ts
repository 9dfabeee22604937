import { contrast, isHexColour, mix, readableOn } from './contrast';
import { lakeAccent, seedsByMode, type ThemeMode } from './seeds';

const modes: ThemeMode[] = ['light', 'dark'];

describe('colours', () => {
  it.each(['red', '#fff', '#12345g', 'url(x)', ''])('takes no accent %p', (text) =>
    expect(isHexColour(text)).toBe(false),
  );

  it('knows the ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it.each(modes)('any accent becomes readable on paper and surface (%s)', (mode) => {
    const { paper, surface } = seedsByMode[mode];
    for (const accent of [lakeAccent, '#ffff00', '#ffffff', '#000000', '#ff0000', '#808080']) {
      const shade = readableOn(accent, [paper, surface]);
      expect(contrast(shade, paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shade, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(modes)('every text colour is readable where it stands (%s)', (mode) => {
    const seeds = seedsByMode[mode];
    for (const text of [seeds.ink, seeds.quiet]) {
      for (const ground of [seeds.paper, seeds.surface, seeds.wash])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(seeds.wrong, seeds.wrongWash)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(seeds.wrong, seeds.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(seeds.done, seeds.doneWash)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(seeds.turn, seeds.turnWash)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(seeds.control, seeds.surface)).toBeGreaterThanOrEqual(3);
  });
});
