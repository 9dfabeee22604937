import { seedsByMode, type ThemeMode } from './seeds';
import { accentShade } from './tokens';

interface AccentSampleProps {
  mode: ThemeMode;
  /** `#rrggbb`; for any other value, the portal's default is shown. */
  accent: string;
  /** Text shown on a button of this color. */
  children: string;
  /** Returns the message for a color that is replaced by a more readable shade. */
  adjusted: (shade: string) => string;
}

/** Shows an accent color on the light or dark background, replaced by a readable shade if necessary. */
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
