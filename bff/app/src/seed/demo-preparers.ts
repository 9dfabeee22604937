import type { DemoOfficeId } from './demo-offices';

export interface DemoPreparer {
  first_name: string;
  last_name: string;
  preparer_code: string;
  title: string;
  specialties: readonly string[];
  office_id: DemoOfficeId | null;
  bio: string;
  /** Position on the public home page. */
  featured_rank: number | null;
}

type Line = readonly [
  name: string,
  code: string,
  title: string,
  specialties: string,
  office?: DemoOfficeId,
  rank?: number,
];

/** Thirteen approved preparers: four in the main office, one on Outer Drive, the others without an office. Names are invented. */
const lines: readonly Line[] = [
  ['Renee Okafor', 'RENOKA', 'CEO/Founder', 'Tax Expert, Business Tax, Tax Planning', 'detroit-main', 1],
  ['Marcus Bellweather', 'MARBEL', 'Senior Tax Preparer', 'Individual Returns, Deductions', 'detroit-main', 2],
  ['Dana Whitlock', 'DANWHI', 'Tax Preparer', 'Tax Credits, Individual Returns', 'detroit-main'],
  ['Priya Raman', 'PRIRAM', 'Tax Preparer', 'Small Business, Self-Employment', 'detroit-main'],
  ['Leon Castellanos', 'LEOCAS', 'Location Manager', 'Customer Service, New Clients', 'outer-drive', 3],
  ['Tamara Odell', 'TAMODE', 'Tax Preparer', 'Individual Returns, Tax Credits'],
  ['Victor Hale', 'VICHAL', 'Tax Preparer', 'Business Tax, Small Business'],
  ['Yolanda Pruitt', 'YOLPRU', 'Tax Preparer', 'Self-Employment, Deductions'],
  ['Samuel Ferris', 'SAMFER', 'Tax Preparer', 'Individual Returns, New Clients'],
  ['Nadia Kowalczyk', 'NADKOW', 'Tax Preparer', 'Tax Planning, Tax Credits'],
  ['Gregory Amos', 'GREAMO', 'Tax Preparer', 'Business Tax, Tax Expert'],
  ['Celeste Monroe', 'CELMON', 'Tax Preparer', 'Individual Returns, Customer Service'],
  ['Isaac Thornbury', 'ISATHO', 'Tax Preparer', 'Deductions, Tax Planning'],
];

export const demoPreparers: readonly DemoPreparer[] = lines.map(
  ([name, preparer_code, title, specialties, office_id = null, featured_rank = null]) => {
    const [first_name = '', last_name = ''] = name.split(' ');
    const tags = specialties.split(', ');
    const bio = `${first_name} helps people in and around Detroit with ${tags.join(' and ').toLowerCase()}.`;
    return { first_name, last_name, preparer_code, title, specialties: tags, office_id, bio, featured_rank };
  },
);
