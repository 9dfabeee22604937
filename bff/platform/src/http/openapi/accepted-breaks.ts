const absentDetails =
  'An office that has entered no contact details showed invented ones. Text is empty, never null; only the year is null, until it is entered.';

/**
 * Deliberate breaking changes: the message of the contract test, and why no client is affected. Delete an entry once a
 * release contains the change.
 */
export const acceptedBreaks: readonly { change: string; reason: string }[] = [
  {
    change: 'ClientViewsBody.views no longer accepts null',
    reason: 'The server answered 500 to null, and no client sends it.',
  },
  { change: 'ClientViewsBody.views is now required', reason: 'Views are always saved as a whole list.' },
  {
    change: 'FilingsBody.filings no longer accepts null',
    reason: 'No release contains the endpoint, and the list always replaces what was there.',
  },
  { change: 'FilingsBody.filings is now required', reason: 'No release contains the endpoint.' },
  { change: 'Site.phone may now be absent', reason: absentDetails },
  { change: 'Site.phone may now be null', reason: absentDetails },
  { change: 'Site.email may now be absent', reason: absentDetails },
  { change: 'Site.email may now be null', reason: absentDetails },
  { change: 'Site.founded_year may now be absent', reason: absentDetails },
  { change: 'Site.founded_year may now be null', reason: absentDetails },
  { change: 'SiteSettings.founded_year may now be absent', reason: absentDetails },
  { change: 'SiteSettings.founded_year may now be null', reason: absentDetails },
  { change: 'SiteSettings.phone may now be absent', reason: absentDetails },
  { change: 'SiteSettings.phone may now be null', reason: absentDetails },
  { change: 'SiteSettings.email may now be absent', reason: absentDetails },
  { change: 'SiteSettings.email: format is unset, was email', reason: absentDetails },
  { change: 'SiteSettings.email may now be null', reason: absentDetails },
];
