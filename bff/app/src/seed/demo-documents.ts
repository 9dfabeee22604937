import type { DocumentType } from '@portal/domain/documents/document-types';
import { samplePdf, samplePhoto, type SamplePage } from './sample-files';

export interface DemoDocument {
  /** Index of the client. */
  client: number;
  document_type: DocumentType;
  filename: string;
  /** Days before seeding. */
  days: number;
  bytes: () => Buffer | Promise<Buffer>;
}

type W2 = readonly [name: string, employer: string, wages: string, federal: string, state: string];
type Line = readonly [client: number, type: DocumentType, filename: string, days: number, file: DemoDocument['bytes']];

const sample = 'Sample of the demo: no real person, no real employer.';
const pdf =
  (...pages: SamplePage[]): DemoDocument['bytes'] =>
  () =>
    samplePdf(pages.map(([title, ...lines]) => [title, ...lines, '', sample]));
const w2 = (year: number, [name, employer, wages, federal, state]: W2) =>
  pdf([
    `Form W-2, Wage and Tax Statement ${year}`,
    `Employee: ${name}`,
    `Employer: ${employer}`,
    '',
    `Box 1   Wages, tips, other compensation:   ${wages}`,
    `Box 2   Federal income tax withheld:   ${federal}`,
    `Box 17  State income tax (MI):   ${state}`,
  ]);

/** Documents of three clients of one preparer: one is missing an ID, one has everything, and one has a business. */
const linesOf = (year: number): readonly Line[] => [
  [
    0,
    'w2',
    `W-2 ${year}.pdf`,
    37,
    w2(year, ['Avery Johnson', 'Great Lakes Tooling', '$84,250.50', '$8,940.00', '$3,420.00']),
  ],
  [
    0,
    'receipts',
    `Day care receipts ${year}.pdf`,
    37,
    pdf(
      ['Bright Corner Day Care', `Sam Johnson, January to June ${year}`, '', 'Paid:   $2,940.00'],
      ['Bright Corner Day Care', `Kit Johnson, January to December ${year}`, '', 'Paid:   $5,880.00'],
    ),
  ],
  [
    0,
    '1099',
    '1099-INT credit union.pdf',
    36,
    pdf([
      `Form 1099-INT, Interest Income ${year}`,
      'Recipient: Avery Johnson',
      '',
      'Box 1   Interest income:   $214.36',
    ]),
  ],
  [
    0,
    'other',
    `Property tax bill ${year}.pdf`,
    12,
    pdf([`Property tax bill, summer ${year}`, '120 Sample Street, Detroit', '', 'Paid on August 12:   $1,904.00']),
  ],
  [2, 'id_verification', 'Driver license.jpg', 31, () => samplePhoto('card')],
  [2, 'selfie', 'Selfie.jpg', 31, () => samplePhoto('selfie')],
  [
    2,
    'w2',
    'W-2 Foster.pdf',
    30,
    w2(year, ['Imani Foster', 'Eastside Clinic', '$41,200.00', '$3,310.00', '$1,610.00']),
  ],
  [
    2,
    'w4',
    'W-4 for the new job.pdf',
    8,
    pdf([`Form W-4, Withholding Certificate ${year}`, 'Employee: Imani Foster', '', 'Step 1(c)   Single']),
  ],
  [3, 'id_verification', 'State ID.jpg', 27, () => samplePhoto('card')],
  [
    3,
    '1099',
    `1099-NEC ${year}.pdf`,
    26,
    pdf([`Form 1099-NEC, Nonemployee Compensation ${year}`, 'Recipient: Theo Marsh', '', 'Box 1   $62,000.00']),
  ],
  [
    3,
    'receipts',
    'Supplies January to June.pdf',
    20,
    pdf([`Supplies, January to June ${year}`, 'Lumber and paint:   $3,118.40', 'Tools:   $1,406.85']),
  ],
  [
    3,
    'receipts',
    'Supplies July to December.pdf',
    3,
    pdf([`Supplies, July to December ${year}`, 'Lumber and paint:   $3,502.15', 'Tools:   $1,372.85']),
  ],
];

/** @param year the tax year that the files are about */
export const demoDocumentsOf = (year: number): readonly DemoDocument[] =>
  linesOf(year).map(([client, document_type, filename, days, bytes]) => {
    return { client, document_type, filename, days, bytes };
  });
