import { labelOf } from '@portal/domain/contract/labels';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeWords } from '@portal/domain/intake/intake.words';

/** `children.0.ssn` → 'Child 1: Social Security number' */
export function fieldName(path: string): string {
  const parts = path.split('.');
  const label = labelOf(IntakeBody, parts.at(-1) ?? path);
  if (parts[0] === 'children' && parts.length === 3) return `${intakeWords.childTitle(Number(parts[1]) + 1)}: ${label}`;
  return parts[0] === 'spouse_info' && parts.length === 2 ? `${intakeWords.fields.spouse_info}: ${label}` : label;
}
