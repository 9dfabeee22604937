/** How a credit reduces the tax; `exemption` is a nonrefundable credit that payroll also applies. */
export type CreditKind = 'exemption' | 'nonrefundable' | 'refundable';

/** A printed credit of a state's return. */
export interface CreditLine {
  /** `state.credit.mi_eitc` */
  readonly id: string;
  /** `mi_eitc` */
  readonly name: string;
  readonly label: string;
  readonly line: string | undefined;
  /** Set if the credit is not on the resident return itself. */
  readonly form: string | undefined;
  readonly kind: CreditKind;
  /** True for the state's earned income credit, which is also reported as `state.eitc`. */
  readonly earnedIncome: boolean;
}

type Place = Partial<Pick<CreditLine, 'line' | 'form' | 'earnedIncome'>>;

const make =
  (kind: CreditKind) =>
  (name: string, label: string, { line, form, earnedIncome = false }: Place = {}): CreditLine => ({
    id: `state.credit.${name}`,
    name,
    label,
    line,
    form,
    kind,
    earnedIncome,
  });

/** Creates an exemption credit. `name` is the state's code and the credit in snake case. */
export const exemption = make('exemption');
/** Creates a credit that is limited to the tax. */
export const nonrefundable = make('nonrefundable');
/** Creates a credit that is paid out beyond the tax. */
export const refundable = make('refundable');
