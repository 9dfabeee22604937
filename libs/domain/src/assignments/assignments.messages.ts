import type { MessageTree } from '../i18n/message';

/** Messages about choosing and changing a client's preparer (specification part 2, sections 2, 5, 7 and 8). */
export const assignmentsMessages = {
  fields: {
    preparer_code: 'Preparer code',
    client_id: 'Client',
    preparer_id: 'Preparer',
    from_preparer_id: 'Current preparer',
    to_preparer_id: 'New preparer',
    client_ids: 'Clients',
    reason: 'Reason',
  },
  title: 'My Preparer',
  lead: 'The person preparing your {year} return.',
  accessDenied: 'Access Denied: Only clients can assign preparers.',
  current: 'Your preparer',
  none: 'No Preparer Assigned',
  noneAbout: 'Enter the code that your preparer gave you, or choose one from the list.',
  gone: '{name} is no longer with the office.',
  goneAbout: 'Your return doesn’t have a preparer. Please choose another one; everything you’ve sent stays here.',
  code: 'Code',
  email: 'Email',
  phone: 'Phone',
  office: 'Office',
  specialties: 'Specialties',
  byCode: 'Enter a preparer code',
  codeHelp: 'The six letters and digits your preparer gave you.',
  codeMissing: 'Please enter a preparer code',
  assign: 'Assign Preparer',
  list: 'Choose from the list',
  search: 'Search preparers',
  searchHint: 'Name or email',
  choose: 'Choose {name}',
  chosen: 'Your preparer',
  assigned: 'Successfully assigned to {name}!',
  assignFailed: 'Failed to assign preparer',
  loadFailed: 'Failed to load preparers',
  noPreparers: 'No preparers available',
  noMatch: 'No preparers match your search',
  shown: 'Showing {count, number} of {total, number} preparers',
  more: 'Show more preparers',
  confirm: {
    title: 'Change your preparer?',
    withName: '{next} will prepare your return instead of {now}.',
    withCode: 'The preparer with the code {code} will prepare your return instead of {now}.',
    about: '{now} will no longer see your documents, forms and messages. Nothing you have sent is lost.',
    action: 'Change preparer',
  },
  intake: {
    lead: 'Your form goes to {name}, who will prepare your return.',
    occupationOptional: 'Optional.',
  },
  notice: {
    chosen: 'You chose {name}. They’ll become your preparer when you submit your intake form.',
    chosenLate: 'You opened {name}’s page. Do you want {name} to prepare your return?',
    other: 'You opened {chosen}’s page, but {name} prepares your return. Do you want to switch?',
    gone: '{name} is no longer with the office, so your return doesn’t have a preparer. Please choose another one.',
    none: 'You don’t have a preparer yet. Choose one now, or the office will assign one after you submit.',
    noneSubmitted: 'You don’t have a preparer yet. The office will assign one, or you can choose.',
    change: 'Choose someone else',
    choose: 'Choose a preparer',
    take: 'Yes, choose {name}',
    keep: 'Keep {name}',
    forget: 'No, thanks',
  },
  invalidCode: 'Invalid preparer code',
  noSuchPreparer: 'This preparer is not available.',
  noSuchClient: 'One of these clients no longer exists.',
  changedMeanwhile: 'This client was assigned to another preparer in the meantime.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    assignments: typeof assignmentsMessages;
  }
}
