/** Read-only forms, without the code for filling them in, for people who work on someone else's return. */
export { emptyAmount, fieldName as intakeFieldName } from './fields/field-text';
export { allVersions, Versions } from './history/versions';
export { groupsOf as intakeGroups, type IntakeRow } from './read-only/intake-groups';
export { ReadOnlyIntake } from './read-only/read-only-intake';
export { ReadOnlyScheduleC, scheduleCRows } from './read-only/read-only-schedule-c';
export { fieldName as scheduleCFieldName } from './fields/schedule-c-text';
