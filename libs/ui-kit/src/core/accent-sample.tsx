import { seedsByMode, type ThemeMode } from './seeds';
import { accentShade } from './tokens';

interface AccentSampleProps {
  mode: ThemeMode;
  /** `#rrggbb`; anything else means the portal's own. */
  accent: string;
  /** Text on a button of this color. */
  children: string;
  /** Message when another shade replaces the chosen one for readability. */
  adjusted: (shade: string) => string;
}

/** Shows a color on the light or dark background, with the shade that is readable there. */
export const AccentSample = ({ mode, accent, children, adjusted }: AccentSampleProps) => {
  const [{ surface, text }, shade] = [seedsByMode[mode], accentShade(mode, accent)];
  const isOther = /^#[0-9a-f]{6}$/i.test(accent) && shade !== accent.toLowerCase();
  return (
    <div className="ui-accent" style={{ background: surface, color: text }} data-shade={shade}>
      <span className="ui-accent__button" style={{ background: shade, color: surface }}>
        {children}
      </span>
      <strong style={{ color: shade }}>{children}</strong>
      {isOther ? <small>{adjusted(shade)}</small> : null}
    </div>
  );
};
