import type { SiteLogo } from '@portal/domain/site/site.dto';
import { BrandIcon } from './icons';

interface LogoImageProps {
  logo: SiteLogo;
  /** '' where the office's name stands beside it. */
  alt: string;
  /** CSS pixels that it may take; it is never enlarged. */
  most: Readonly<Record<'width' | 'height', number>>;
}

/** A logo in its own proportions; its place is there before it has come. */
export const LogoImage = ({ logo: { url, width, height }, alt, most }: LogoImageProps) => {
  const scale = Math.min(1, most.width / width, most.height / height);
  const [shownWidth, shownHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return (
    <img
      className="ui-logo"
      src={url}
      alt={alt}
      width={shownWidth}
      height={shownHeight}
      loading="lazy"
      decoding="async"
    />
  );
};

/** Beside two lines of a name on a phone of 360 px, and no higher than the header is without it. */
const inHeader = { width: 112, height: 40 } as const;

interface BrandProps {
  name: string;
  /** Absent while nobody knows it, null: the office has none. */
  logo: SiteLogo | null | undefined;
}

/** Mark and name of the office, as every header begins. */
export const Brand = ({ name, logo }: BrandProps) => (
  <>
    {logo ? <LogoImage logo={logo} alt="" most={inHeader} /> : <BrandIcon />}{' '}
    {/* Beside another mark it is another text: it appears where it belongs, and does not move there. */}
    <span key={logo ? 'logo' : 'mark'}>{name}</span>
  </>
);
