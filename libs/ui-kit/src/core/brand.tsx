import type { SiteLogo } from '@portal/domain/site/site.dto';
import { BrandIcon } from './icons';

interface LogoImageProps {
  logo: SiteLogo;
  /** Empty when the office's name is next to it. */
  alt: string;
  /** Maximum size in CSS pixels; a smaller logo is not enlarged. */
  most: Readonly<Record<'width' | 'height', number>>;
}

/** A logo in its original proportions, with its space reserved before it loads. */
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

/** Fits beside a two-line name on a 360 px phone without making the header taller. */
const inHeader = { width: 112, height: 40 } as const;

interface BrandProps {
  name: string;
  /** undefined while loading; null if the office has no logo. */
  logo: SiteLogo | null | undefined;
}

/** The office's logo and name, at the start of every header. */
export const Brand = ({ name, logo }: BrandProps) => (
  <>
    {logo ? <LogoImage logo={logo} alt="" most={inHeader} /> : <BrandIcon />}{' '}
    {/* A new key, and so a new element, when the mark changes: it appears in its final place instead of causing a layout shift. */}
    <span key={logo ? 'logo' : 'mark'}>{name}</span>
  </>
);
