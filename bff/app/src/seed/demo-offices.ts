/** The two offices of the specification (part 2, section 3); addresses are invented. */
export const demoOffices = [
  {
    id: 'detroit-main',
    name: 'Detroit Main Office',
    address: '4100 Example Avenue',
    city: 'Detroit',
    state: 'MI',
    zip_code: '48201',
    phone: '313-555-0119',
    email: 'info@motorcitytax.example',
  },
  {
    id: 'outer-drive',
    name: 'Outer Drive Location',
    address: '1900 Sample Outer Drive',
    city: 'Detroit',
    state: 'MI',
    zip_code: '48235',
    phone: '313-555-0119',
    email: 'info@motorcitytax.example',
  },
] as const;

export type DemoOfficeId = (typeof demoOffices)[number]['id'];
