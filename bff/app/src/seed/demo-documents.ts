import type { DocumentType } from '@portal/domain/documents/document-types';
import { samplePdf, samplePhoto, type SamplePage } from './sample-files';

interface DemoDocument {
  /** Index of the client. */
  client: number;
  document_type: DocumentType;
  filename: string;
  /** Days before seeding. */
  days: number;
  bytes: () => Buffer | Promise<Buffer>;
}

type Line = readonly [client: number, type: DocumentType, filename: string, days: number, file: DemoDocument['bytes']];

const sample = 'Sample of the demo: no real person, no real employer.';
const pdf =
  (...pages: SamplePage[]): DemoDocument['bytes'] =>
  () =>
    samplePdf(pages.map(([title, ...lines]) => [title, ...lines, '', sample]));
const w2 = (name: string, employer: string, wages: string, federal: string, state: string) =>
  pdf([
    'Form W-2, Wage and Tax Statement 2024',
    `Employee: ${name}`,
    `Employer: ${employer}`,
    '',
    `Box 1   Wages, tips, other compensation:   ${wages}`,
    `Box 2   Federal income tax withheld:   ${federal}`,
    `Box 17  State income tax (MI):   ${state}`,
  ]);

/** Documents of three clients of one preparer: one is missing an ID, one has everything, and one has a business. */
const lines: readonly Line[] = [
  [0, 'w2', 'W-2 2024.pdf', 37, w2('Avery Johnson', 'Great Lakes Tooling', '$84,250.50', '$8,940.00', '$3,420.00')],
  [
    0,
    'receipts',
    'Day care receipts 2024.pdf',
    37,
    pdf(
      ['Bright Corner Day Care', 'Sam Johnson, January to June 2024', '', 'Paid:   $2,940.00'],
      ['Bright Corner Day Care', 'Kit Johnson, January to December 2024', '', 'Paid:   $5,880.00'],
    ),
  ],
  [
    0,
    '1099',
    '1099-INT credit union.pdf',
    36,
    pdf(['Form 1099-INT, Interest Income 2024', 'Recipient: Avery Johnson', '', 'Box 1   Interest income:   $214.36']),
  ],
  [
    0,
    'other',
    'Property tax bill 2024.pdf',
    12,
    pdf(['Property tax bill, summer 2024', '120 Sample Street, Detroit', '', 'Paid on August 12:   $1,904.00']),
  ],
  [2, 'id_verification', 'Driver license.jpg', 31, () => samplePhoto('card')],
  [2, 'selfie', 'Selfie.jpg', 31, () => samplePhoto('selfie')],
  [2, 'w2', 'W-2 Foster.pdf', 30, w2('Imani Foster', 'Eastside Clinic', '$41,200.00', '$3,310.00', '$1,610.00')],
  [
    2,
    'w4',
    'W-4 for the new job.pdf',
    8,
    pdf(['Form W-4, Withholding Certificate 2024', 'Employee: Imani Foster', '', 'Step 1(c)   Single']),
  ],
  [3, 'id_verification', 'State ID.jpg', 27, () => samplePhoto('card')],
  [
    3,
    '1099',
    '1099-NEC 2024.pdf',
    26,
    pdf(['Form 1099-NEC, Nonemployee Compensation 2024', 'Recipient: Theo Marsh', '', 'Box 1   $62,000.00']),
  ],
  [
    3,
    'receipts',
    'Supplies January to June.pdf',
    20,
    pdf(['Supplies, January to June 2024', 'Lumber and paint:   $3,118.40', 'Tools:   $1,406.85']),
  ],
  [
    3,
    'receipts',
    'Supplies July to December.pdf',
    3,
    pdf(['Supplies, July to December 2024', 'Lumber and paint:   $3,502.15', 'Tools:   $1,372.85']),
  ],
];

export const demoDocuments: readonly DemoDocument[] = lines.map(([client, document_type, filename, days, bytes]) => {
  return { client, document_type, filename, days, bytes };
});
