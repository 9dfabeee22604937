/** Words of the form controls themselves. */
export const formWords = {
  show: 'Show',
  hide: 'Hide',
  choose: 'Choose…',
  attention: (count: number) => (count === 1 ? '1 field needs your attention' : `${count} fields need your attention`),
  requiredNote: 'Fields marked with * are required to submit.',
} as const;
