/**
 * The 14 standard fonts, named as pdf.js requests them. PDFs may omit them, and a phone's substitute fonts have
 * different widths, so that letters would overlap.
 */
const standardFonts: Readonly<Record<string, URL>> = {
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  'FoxitFixed.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb', import.meta.url),
  'FoxitFixedBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb', import.meta.url),
  'FoxitFixedBoldItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb', import.meta.url),
  'FoxitFixedItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb', import.meta.url),
  'FoxitSerif.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb', import.meta.url),
  'FoxitSerifBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb', import.meta.url),
  'FoxitSerifBoldItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb', import.meta.url),
  'FoxitSerifItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb', import.meta.url),
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'LiberationSans-Bold.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf', import.meta.url),
  'LiberationSans-BoldItalic.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf', import.meta.url),
  'LiberationSans-Italic.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf', import.meta.url),
  'LiberationSans-Regular.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', import.meta.url),
};

interface PdfDataRequest {
  /** The pdf.js option that normally contains the URL of the file's folder. */
  kind: 'standardFontDataUrl' | 'cMapUrl' | 'wasmUrl';
  filename: string;
}

/** Fetches fonts and character maps that a PDF does not embed, when a page needs them. */
export class PdfData {
  async fetch({ kind, filename }: PdfDataRequest): Promise<Uint8Array> {
    const address = await addressOf(kind, filename);
    if (!address) throw new RangeError(`pdf.js requests a file that is not shipped: ${kind} ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

async function addressOf(kind: PdfDataRequest['kind'], filename: string): Promise<URL | string | undefined> {
  if (kind === 'standardFontDataUrl') return standardFonts[filename];
  if (kind !== 'cMapUrl') return undefined;
  const { characterMaps } = await import('./character-maps');
  return characterMaps.get(filename);
}
