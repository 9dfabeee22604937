import { TheServiceHasItsOwnRole } from './0001-the-service-has-its-own-role.migration';
import { PeopleHaveAccounts } from './0002-people-have-accounts.migration';
import { PeopleStaySignedIn } from './0003-people-stay-signed-in.migration';
import { EveryClientHasADataKey } from './0004-every-client-has-a-data-key.migration';
import { OfficesHavePreparers } from './0005-offices-have-preparers.migration';
import { ClientsAreAssignedToPreparers } from './0006-clients-are-assigned-to-preparers.migration';
import { ClientsFillInIntakeForms } from './0007-clients-fill-in-intake-forms.migration';
import { ClientsReportTheirBusiness } from './0008-clients-report-their-business.migration';
import { ClientsUploadDocuments } from './0009-clients-upload-documents.migration';
import { PeopleWriteMessages } from './0010-people-write-messages.migration';
import { VisitorsSayWhatTheyPrefer } from './0011-visitors-say-what-they-prefer.migration';
import { WhatIsDoneIsRecorded } from './0012-what-is-done-is-recorded.migration';
import { TheOfficeHasAName } from './0013-the-office-has-a-name.migration';
import { PeopleAreFoundByName } from './0014-people-are-found-by-name.migration';

/** The history of the schema. Only ever added to: what has run somewhere is never edited. */
export const migrations = [
  TheServiceHasItsOwnRole,
  PeopleHaveAccounts,
  PeopleStaySignedIn,
  EveryClientHasADataKey,
  OfficesHavePreparers,
  ClientsAreAssignedToPreparers,
  ClientsFillInIntakeForms,
  ClientsReportTheirBusiness,
  ClientsUploadDocuments,
  PeopleWriteMessages,
  VisitorsSayWhatTheyPrefer,
  WhatIsDoneIsRecorded,
  TheOfficeHasAName,
  PeopleAreFoundByName,
];
