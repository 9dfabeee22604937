/** Hours are longer in the main office; both close on Sunday. */
const day = (opens: string, closes: string) => ({ opens, closes });
const weekdays = (hours: ReturnType<typeof day>) => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
});

/** The two offices of the specification (part 2, section 3); the street addresses are invented. */
export const demoOffices = [
  {
    id: 'detroit-main',
    name: 'Detroit Main Office',
    address: '4100 Larkspur Avenue, Suite 2',
    city: 'Detroit',
    state: 'MI',
    zip_code: '48201',
    phone: '313-555-0119',
    email: 'info@motorcitytax.example',
    hours: { ...weekdays(day('09:00', '19:00')), saturday: day('09:00', '15:00') },
  },
  {
    id: 'outer-drive',
    name: 'Outer Drive Location',
    address: '1900 Outer Drive Plaza',
    city: 'Detroit',
    state: 'MI',
    zip_code: '48235',
    phone: '313-555-0119',
    email: 'info@motorcitytax.example',
    hours: { ...weekdays(day('10:00', '18:00')), saturday: day('10:00', '14:00') },
  },
] as const;

export type DemoOfficeId = (typeof demoOffices)[number]['id'];
