import {
  answersOfGroup,
  carriedGroupNames,
  carriedGroups,
  type CarriedGroup,
} from '@portal/domain/intake/intake.carry';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeFields, type IntakeFieldName } from '@portal/domain/intake/intake.fields';
import type { FieldValues } from '@portal/ui-kit/forms';
import { valuesOf } from './intake.definition';

/** Whether the form's value is still the one of a new form. A spouse or child counts by its switch. */
function isUntouched(name: IntakeFieldName, value: unknown): boolean {
  const field = intakeFields[name];
  if (field.kind === 'person' || field.kind === 'people') return true;
  const initial: unknown = 'initial' in field ? field.initial : field.empty;
  return value === initial || value === '' || value === false || value === null || value === undefined;
}

/** Returns the groups that can be taken over: with an answer that the form does not have yet. */
export function openGroups(answers: IntakeBody, form: FieldValues, dropped: readonly CarriedGroup[]): CarriedGroup[] {
  return carriedGroupNames.filter((group) => {
    const proposed = Object.entries(answersOfGroup(answers, group));
    const names: readonly IntakeFieldName[] = carriedGroups[group];
    return (
      !dropped.includes(group) &&
      names.every((name) => isUntouched(name, form[name])) &&
      proposed.some(([name, value]) => value !== form[name])
    );
  });
}

/** Returns the form values that confirming a group sets. The switches come last, because they show what they reveal. */
export function confirmedValues(answers: IntakeBody, group: CarriedGroup): [IntakeFieldName, unknown][] {
  const values = valuesOf(answers);
  const names = Object.keys(answersOfGroup(answers, group)) as IntakeFieldName[];
  return names
    .sort((one, other) => Number(isSwitch(one)) - Number(isSwitch(other)))
    .map((name) => [name, values[name]]);
}

const isSwitch = (name: IntakeFieldName): boolean => intakeFields[name].kind === 'flag';

/** Removes a child who no longer belongs to the household; the last one takes the group along. */
export function withoutChild(answers: IntakeBody, at: number): IntakeBody {
  const children = (answers.children ?? []).filter((_child, index) => index !== at);
  return children.length > 0 ? { ...answers, children } : { ...answers, children, has_children: false };
}
