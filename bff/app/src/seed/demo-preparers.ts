import type { DemoOfficeId } from './demo-offices';
import { demoBios } from './demo-bios';

export interface DemoPreparer {
  first_name: string;
  last_name: string;
  preparer_code: string;
  title: string;
  specialties: readonly string[];
  languages: readonly string[];
  office_id: DemoOfficeId | null;
  bio: string;
  bio_es: string;
  /** Position on the public home page. */
  featured_rank: number | null;
}

type Line = readonly [
  name: string,
  code: keyof typeof demoBios,
  title: string,
  specialties: string,
  languages: string,
  office?: DemoOfficeId,
  rank?: number,
];

/** Thirteen approved preparers: four in the main office, one on Outer Drive, the others without an office. Names are invented. */
const lines: readonly Line[] = [
  ['Renee Okafor', 'RENOKA', 'CEO/Founder', 'Tax Expert, Business Tax, Tax Planning', 'en', 'detroit-main', 1],
  ['Marcus Bellweather', 'MARBEL', 'Senior Tax Preparer', 'Individual Returns, Deductions', 'en', 'detroit-main', 2],
  ['Dana Whitlock', 'DANWHI', 'Tax Preparer', 'Tax Credits, Individual Returns', 'en es', 'detroit-main'],
  ['Priya Raman', 'PRIRAM', 'Tax Preparer', 'Small Business, Self-Employment', 'en ta hi', 'detroit-main'],
  ['Leon Castellanos', 'LEOCAS', 'Location Manager', 'Customer Service, New Clients, ITIN', 'es en', 'outer-drive', 3],
  ['Tamara Odell', 'TAMODE', 'Tax Preparer', 'Individual Returns, Tax Credits', 'en'],
  ['Victor Hale', 'VICHAL', 'Tax Preparer', 'Business Tax, Small Business', 'en'],
  ['Yolanda Pruitt', 'YOLPRU', 'Tax Preparer', 'Self-Employment, Deductions, ITIN', 'en es'],
  ['Samuel Ferris', 'SAMFER', 'Tax Preparer', 'Individual Returns, New Clients', 'en ar'],
  ['Nadia Kowalczyk', 'NADKOW', 'Tax Preparer', 'Tax Planning, Tax Credits', 'en pl'],
  ['Gregory Amos', 'GREAMO', 'Tax Preparer', 'Business Tax, Tax Expert', 'en'],
  ['Celeste Monroe', 'CELMON', 'Tax Preparer', 'Individual Returns, Customer Service', 'en fr'],
  ['Isaac Thornbury', 'ISATHO', 'Tax Preparer', 'Deductions, Tax Planning', 'en'],
];

export const demoPreparers: readonly DemoPreparer[] = lines.map(
  ([name, preparer_code, title, specialties, languages, office_id = null, featured_rank = null]) => {
    const [first_name = '', last_name = ''] = name.split(' ');
    return {
      first_name,
      last_name,
      preparer_code,
      title,
      specialties: specialties.split(', '),
      languages: languages.split(' '),
      office_id,
      ...demoBios[preparer_code],
      featured_rank,
    };
  },
);
