/** The visible label of each field: above the control on the screen and inside the sentence that says what is wrong. */
export type FieldLabels = Readonly<Record<string, string>>;

// On the class itself and under a global symbol: in the browser the class may come from another bundle than the form.
const labels = Symbol.for('portal.labels');

interface Labelled {
  [labels]?: FieldLabels;
}

/** Gives a body class the labels of its fields. */
export const Labels =
  (fieldLabels: FieldLabels) =>
  (shape: object): void => {
    Object.defineProperty(shape, labels, { value: fieldLabels });
  };

export function labelOf(shape: object, field: string): string {
  return (shape as Labelled)[labels]?.[field] ?? field;
}
