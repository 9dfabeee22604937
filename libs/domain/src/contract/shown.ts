/** Roles other than the client that may see a client's form. */
export const formReaders = ['preparer', 'admin'] as const;
export type FormReader = (typeof formReaders)[number];

/** `masked`: shows at most the last four characters. `never`: the field does not leave the server. */
export type Shown = 'full' | 'masked' | 'never';
export type ShownTo = Readonly<Record<FormReader, Shown>>;

export const toPreparers = { preparer: 'full', admin: 'never' } as const satisfies ShownTo;
export const lastFourToPreparers = { preparer: 'masked', admin: 'never' } as const satisfies ShownTo;
export const toStaff = { preparer: 'full', admin: 'full' } as const satisfies ShownTo;

type FieldTable = Readonly<Record<string, { readonly shown: ShownTo }>>;
type MaskedName<Fields extends FieldTable, Reader extends FormReader> = {
  [Name in keyof Fields]: Fields[Name]['shown'][Reader] extends 'masked' ? Name : never;
}[keyof Fields];

/** The mask function of each masked field; a missing one does not compile. */
export type Masks<Fields extends FieldTable, Reader extends FormReader> = Readonly<
  Record<MaskedName<Fields, Reader>, (value: string) => string>
>;

/** Returns the fields that this role may see, masked as the table defines. Omits fields missing from the table. */
export function fieldsShownTo<Reader extends FormReader, Fields extends FieldTable, Values extends object>(
  reader: Reader,
  fields: Fields,
  masks: Masks<Fields, Reader>,
  values: Values,
): Pick<Values, keyof Fields & keyof Values> {
  const maskOf: Readonly<Record<string, ((value: string) => string) | undefined>> = masks;
  const shown = (value: unknown, name: string, as: Shown): unknown => {
    if (as === 'full') return value;
    const mask = maskOf[name];
    return mask && typeof value === 'string' && value !== '' ? mask(value) : null;
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      const as = fields[name]?.shown[reader] ?? 'never';
      return as === 'never' ? [] : [[name, shown(value, name, as)]];
    }),
  ) as Pick<Values, keyof Fields & keyof Values>;
}
