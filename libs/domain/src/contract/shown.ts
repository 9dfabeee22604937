/** Who reads a client's form besides the client. */
export const formReaders = ['preparer', 'admin'] as const;
export type FormReader = (typeof formReaders)[number];

/** `masked`: the last four characters at most. `never`: the field does not leave the server. */
export type Shown = 'full' | 'masked' | 'never';
export type ShownTo = Readonly<Record<FormReader, Shown>>;

export const toPreparers = { preparer: 'full', admin: 'never' } as const satisfies ShownTo;
export const lastFourToPreparers = { preparer: 'masked', admin: 'never' } as const satisfies ShownTo;
export const toStaff = { preparer: 'full', admin: 'full' } as const satisfies ShownTo;

type FieldTable = Readonly<Record<string, { readonly shown: ShownTo }>>;
type MaskedName<Fields extends FieldTable, Reader extends FormReader> = {
  [Name in keyof Fields]: Fields[Name]['shown'][Reader] extends 'masked' ? Name : never;
}[keyof Fields];

/** How each masked field is masked; a table with one more masked field does not compile without its mask. */
export type Masks<Fields extends FieldTable, Reader extends FormReader> = Readonly<
  Record<MaskedName<Fields, Reader>, (value: string) => string>
>;

/** The fields of the table that a reader may see, masked where the table says so. Drops whatever the table does not name. */
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
