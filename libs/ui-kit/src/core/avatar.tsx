interface AvatarProps {
  /** Of the person; the initials stand where there is no picture. */
  name: string;
  /** A picture's address, `data:` included. */
  picture?: string | null;
  size?: 'small' | 'large';
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** A person's picture or initials, beside the name. Own part: antd's brings its popover along, 18 kB for a visitor. */
export const Avatar = ({ name, picture = null, size = 'small' }: AvatarProps) => (
  <span className={`ui-avatar ui-avatar--${size}`} aria-hidden="true">
    {picture ? <img src={picture} alt="" loading="lazy" /> : initialsOf(name)}
  </span>
);
