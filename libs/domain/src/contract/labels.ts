/** The visible label of each field: above the control on the screen and inside the sentence that says what is wrong. */
export type FieldLabels = Readonly<Record<string, string>>;

const labelsByShape = new Map<object, FieldLabels>();

/** Gives a body class the labels of its fields. */
export const Labels =
  (labels: FieldLabels) =>
  (shape: object): void => {
    labelsByShape.set(shape, labels);
  };

export function labelOf(shape: object, field: string): string {
  return labelsByShape.get(shape)?.[field] ?? field;
}
