import type { UpdateOffice } from '@portal/domain/offices/admin-offices.dto';
import { DayHours, OfficeHours, weekdays } from '@portal/domain/offices/office-hours.dto';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText } from '@portal/ui-kit/core';
import { blankToNull, fieldsOf, type FieldValues } from '@portal/ui-kit/forms';
import './hours.css';

const { FormPart, useFieldAccess } = fieldsOf<UpdateOffice>();
const { FormPart: Day } = fieldsOf<OfficeHours>();
const { TextField } = fieldsOf<DayHours>();

/** Opening and closing time of each weekday; a day with two empty fields is closed. */
export function HoursFields() {
  const t = useTranslate();
  const { get, set } = useFieldAccess();
  const copyMonday = (): void => {
    for (const day of weekdays.slice(1, 5))
      for (const time of ['opens', 'closes']) set(`hours.${day}.${time}`, get(`hours.monday.${time}`));
  };
  return (
    <fieldset className="admin-hours">
      <legend>{t('adminOffices.fields.hours')}</legend>
      <MutedText>{t('officeManagement.hoursHelp')}</MutedText>
      <FormPart name="hours" shape={OfficeHours}>
        {weekdays.map((day) => (
          <div key={day} className="admin-hours__day" role="group" aria-label={t(`adminOffices.fields.${day}`)}>
            <span aria-hidden="true">{t(`adminOffices.fields.${day}`)}</span>
            <Day name={day} shape={DayHours}>
              <TextField name="opens" type="time" />
              <TextField name="closes" type="time" />
            </Day>
          </div>
        ))}
      </FormPart>
      <div>
        <Button onClick={copyMonday}>{t('officeManagement.copyMonday')}</Button>
      </div>
    </fieldset>
  );
}

/** Form values of every weekday, by path: `hours.monday.opens`. */
export const hoursByPath = (hours: OfficeHours | null | undefined): Record<string, string> =>
  Object.fromEntries(
    weekdays.flatMap((day) => [
      [`hours.${day}.opens`, hours?.[day]?.opens ?? ''],
      [`hours.${day}.closes`, hours?.[day]?.closes ?? ''],
    ]),
  );

/** Form values of every weekday, nested. */
export const hoursNested = (hours: OfficeHours | null | undefined): FieldValues =>
  Object.fromEntries(
    weekdays.map((day) => [day, { opens: hours?.[day]?.opens ?? '', closes: hours?.[day]?.closes ?? '' }]),
  );

/** A day without times becomes null, so that it is closed rather than incomplete. */
export function hoursBody(values: FieldValues): object {
  const days = blankToNull(values) as Record<string, Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(days).map(([day, { opens, closes }]) => [
      day,
      opens === null && closes === null ? null : { opens, closes },
    ]),
  );
}
