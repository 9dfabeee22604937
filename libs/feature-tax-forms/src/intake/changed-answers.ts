import { leavesOf, sameValue, valueAt } from '@portal/autosave';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { valuesOf } from './intake-values';

/** How many answers of a form say something else than those of another one. */
export function countChangedAnswers(one: IntakeBody, other: IntakeBody): number {
  const sides = [valuesOf(one), valuesOf(other)] as const;
  const paths = new Set(sides.flatMap((side) => leavesOf(side).map(([path]) => path)));
  return [...paths].filter(
    (path) => !path.endsWith('.key') && !sameValue(valueAt(sides[0], path), valueAt(sides[1], path)),
  ).length;
}
