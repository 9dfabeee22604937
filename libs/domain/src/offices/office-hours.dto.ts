import { Labels } from '../contract/labels';
import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { LaterThan, TimeOfDay } from '../contract/rules';
import type {} from './admin-offices.messages';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Local times of one day, `09:00` to `17:30`. */
@Labels('adminOffices.fields')
export class DayHours {
  @Required() @TimeOfDay() opens!: string;
  @Required() @TimeOfDay() @LaterThan('opens') closes!: string;
}

/** Weekly opening hours. A day without hours is closed; if every day is, the office has not entered any. */
@Labels('adminOffices.fields')
export class OfficeHours implements Partial<Record<Weekday, DayHours | null>> {
  @Nested(() => DayHours) monday?: DayHours | null;
  @Nested(() => DayHours) tuesday?: DayHours | null;
  @Nested(() => DayHours) wednesday?: DayHours | null;
  @Nested(() => DayHours) thursday?: DayHours | null;
  @Nested(() => DayHours) friday?: DayHours | null;
  @Nested(() => DayHours) saturday?: DayHours | null;
  @Nested(() => DayHours) sunday?: DayHours | null;
}

/** Returns the hours without the closed days, Monday first. */
export const openDays = (hours: OfficeHours | null | undefined): OfficeHours =>
  Object.fromEntries(weekdays.flatMap((day) => (hours?.[day] ? [[day, hours[day]]] : [])));
