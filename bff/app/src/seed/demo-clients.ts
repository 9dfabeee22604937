import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { ReturnState } from '@portal/domain/returns/return-states';

/** Form input, and its age in days at the time of seeding. */
interface Written {
  days: number;
  body: IntakeBody;
}

export interface DemoClient {
  first_name: string;
  last_name: string;
  /** Days before seeding. */
  joined: number;
  /** Indexes of the preparers to whom they were assigned, in order; the last one is the current preparer. */
  preparers: readonly number[];
  intake?: Written & {
    /** Edits made since the last submission, and not yet submitted. */
    changed?: Written;
  };
  /** Gross receipts and supplies of the client's business. */
  business?: readonly [receipts: number, supplies: number];
  /** Where the return is now; absent for clients who have none. */
  state?: ReturnState;
  /** Days before seeding on which an amended return was begun. It follows a return that was accepted a week before. */
  amended?: number;
  preference?: { preferred_office: string; urgent: boolean; questions: string };
}

/**
 * 987-65-4320 to 987-65-4329 are reserved for advertisements, and numbers from 900 are never issued: they are never real
 * SSNs.
 */
const person = (at: number, more: IntakeBody): IntakeBody => ({
  ssn: `987-65-432${at}`,
  date_of_birth: `19${70 + at}-0${1 + (at % 9)}-15`,
  address: `${120 + at} Sample Street`,
  city: 'Detroit',
  state: 'MI',
  zip_code: '48226',
  filing_status: 'single',
  occupation: 'Machinist',
  ...more,
});

const spouse_info = {
  first_name: 'Morgan',
  last_name: 'Johnson',
  ssn: '987-65-4321',
  date_of_birth: '1981-05-02',
  occupation: 'Nurse',
};

const children = [
  { first_name: 'Sam', last_name: 'Johnson', ssn: '987-65-4322', date_of_birth: '2012-03-14', relationship: 'child' },
  { first_name: 'Kit', last_name: 'Johnson', ssn: '987-65-4323', date_of_birth: '2015-09-30', relationship: 'child' },
] as const;

const family: IntakeBody = {
  filing_status: 'married_filing_jointly',
  has_spouse: true,
  spouse_info,
  has_children: true,
  children: children.map((child) => ({ ...child })),
};

export const demoClients: readonly DemoClient[] = [
  {
    first_name: 'Avery',
    last_name: 'Johnson',
    state: 'ready_to_prepare',
    joined: 40,
    preparers: [1, 0],
    intake: {
      days: 39,
      body: person(0, { ...family, w2_income: 84_250.5, previous_year_refund: 2310, submitted: true }),
    },
  },
  { first_name: 'Jordan', last_name: 'Blake', joined: 1, preparers: [] },
  {
    first_name: 'Imani',
    last_name: 'Foster',
    state: 'preparing',
    joined: 33,
    preparers: [0],
    intake: {
      days: 32,
      body: person(4, { w2_income: 41_200, submitted: true }),
      changed: { days: 6, body: { address: '48 Example Court, Apt. 3', zip_code: '48207' } },
    },
  },
  {
    first_name: 'Theo',
    last_name: 'Marsh',
    state: 'info_needed',
    joined: 29,
    preparers: [0],
    intake: { days: 28, body: person(5, { self_employment_income: 62_000, submitted: true }) },
    business: [71_400, 9400.25],
  },
  {
    first_name: 'Lucia',
    last_name: 'Benitez',
    state: 'intake',
    joined: 21,
    preparers: [0],
    intake: { days: 20, body: { w2_income: 28_000 } },
  },
  {
    first_name: 'Wesley',
    last_name: 'Tran',
    state: 'on_hold',
    joined: 18,
    preparers: [2, 1],
    intake: { days: 10, body: { city: 'Dearborn', state: 'MI' } },
  },
  {
    first_name: 'Harriet',
    last_name: 'Sloan',
    state: 'accepted',
    joined: 15,
    preparers: [1],
    intake: { days: 13, body: person(6, { retirement_income: 38_900, submitted: true }) },
  },
  { first_name: 'Noah', last_name: 'Peters', joined: 12, preparers: [4] },
  {
    first_name: 'Farah',
    last_name: 'Aziz',
    state: 'filed',
    joined: 9,
    preparers: [4],
    intake: { days: 8, body: person(7, { w2_income: 126_000, mortgage_interest: 11_800, submitted: true }) },
    business: [4200, 5100],
  },
  {
    first_name: 'Dominic',
    last_name: 'Reyes',
    state: 'documents_needed',
    joined: 6,
    preparers: [],
    intake: { days: 6, body: person(8, { w2_income: 33_500, submitted: true }) },
    preference: { preferred_office: 'Outer Drive Location', urgent: true, questions: 'Can I come in on a Saturday?' },
  },
  {
    first_name: 'Greta',
    last_name: 'Lund',
    state: 'not_filing',
    joined: 4,
    preparers: [],
    preference: { preferred_office: 'No Preference', urgent: false, questions: 'Do you also file for Ohio?' },
  },
  {
    first_name: 'Caleb',
    last_name: 'Stone',
    state: 'intake',
    joined: 2,
    preparers: [],
    intake: { days: 2, body: { w2_income: 19_750 } },
  },
  {
    first_name: 'Tessa',
    last_name: 'Bright',
    state: 'rejected',
    joined: 26,
    preparers: [0],
    intake: { days: 25, body: person(9, { ssn: '900-90-0001', w2_income: 51_200, submitted: true }) },
  },
  {
    first_name: 'Rosario',
    last_name: 'Duarte',
    state: 'changes_requested',
    joined: 23,
    preparers: [0],
    intake: { days: 22, body: person(9, { ssn: '900-90-0002', w2_income: 37_400, submitted: true }) },
  },
  {
    first_name: 'Leland',
    last_name: 'Whitaker',
    state: 'in_review',
    joined: 22,
    preparers: [1],
    intake: { days: 21, body: person(9, { ssn: '900-90-0003', w2_income: 68_900, submitted: true }) },
  },
  {
    first_name: 'Winona',
    last_name: 'Kowalski',
    state: 'awaiting_signature',
    joined: 20,
    preparers: [1],
    intake: { days: 19, body: person(9, { ssn: '900-90-0004', w2_income: 29_800, submitted: true }) },
  },
  {
    first_name: 'Yusuf',
    last_name: 'Haddad',
    state: 'ready_to_file',
    joined: 19,
    preparers: [4],
    intake: { days: 18, body: person(9, { ssn: '900-90-0005', w2_income: 44_150, submitted: true }) },
  },
  {
    first_name: 'Odette',
    last_name: 'Lambert',
    state: 'accepted',
    amended: 3,
    joined: 31,
    preparers: [2],
    intake: { days: 30, body: person(9, { ssn: '900-90-0006', w2_income: 57_300, submitted: true }) },
  },
];
