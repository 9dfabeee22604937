/**
 * Expected outcome of each request for each caller. Written by hand from what the office decided, never derived from
 * the contract's own access policies.
 * - `yes`: allowed; client data in the response is limited to the caller's own
 * - `own`: allowed for the caller's own rows and, for a preparer, those of assigned clients; any other id returns 404,
 *   as if it did not exist. A preparer's code must be approved by the office, and a group must be that of all clients
 * - `all`: allowed for every row; an unknown id returns 404
 * - `404`: not found for every id, even an existing one · `401`: not signed in · `403`: forbidden for every id
 * `own client` owns the rows called "own", and `assigned` is that client's preparer. `unverified` is a
 * client who has not confirmed their email address and has uploaded as many files as that allows. `deleted` stands for a deleted
 * client, preparer and admin, each using a token from an earlier session.
 */
const table = `
endpoint                   | visitor | own client | other client | unverified | assigned | other preparer | pending | admin | deleted
account.login              | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
account.register           | yes     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
account.refresh            | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
account.logout             | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
account.forgotPassword     | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
account.resetPassword      | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
account.verifyEmail        | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
account.sendVerification   | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
account.changePassword     | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
account.me                 | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
account.draftKey           | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
account.changePreferences  | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
account.sendResetLink      | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
account.resetPin           | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminAccounts.resetSecondFactor | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
secondFactor.read          | 401     | 403        | 403          | 403        | yes      | yes            | yes     | yes   | 401
secondFactor.setUp         | 401     | 403        | 403          | 403        | yes      | yes            | yes     | yes   | 401
secondFactor.confirm       | 401     | 403        | 403          | 403        | yes      | yes            | yes     | yes   | 401
secondFactor.renewRecoveryCodes | 401     | 403        | 403          | 403        | yes      | yes            | yes     | yes   | 401
secondFactor.remove        | 401     | 403        | 403          | 403        | yes      | yes            | yes     | yes   | 401
secondFactor.stepUp        | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
passkeys.list              | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
passkeys.creationOptions   | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
passkeys.add               | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
passkeys.rename            | 401     | own        | 404          | 404        | 404      | 404            | 404     | 404   | 401
passkeys.remove            | 401     | own        | 404          | 404        | 404      | 404            | 404     | 404   | 401
passkeys.signInOptions     | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
passkeys.signIn            | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
passkeys.stepUpOptions     | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
passkeys.stepUp            | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
signedInDevices.list       | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
signedInDevices.signOut    | 401     | 404        | 404          | 404        | 404      | 404            | 404     | 404   | 401
signedInDevices.signOutOthers | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
account.approvePreparer    | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminAccounts.close        | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminAccounts.reopen       | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminOffices.list          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
adminOffices.withPreparers | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
adminOffices.read          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminPreparers.read        | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminOffices.create        | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
adminOffices.update        | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminAccounts.list         | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
adminPreparers.assignToOffice | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminPreparers.update      | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminPreparers.remove      | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminPreparers.reject      | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminClients.byOffice      | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminClients.read          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminClients.list          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminClients.unassigned    | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminClients.preferences   | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminClients.bulkAssignMatching | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
officeSearch.find          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
trends.read                | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
trends.waiting             | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
adminIntakes.list          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminIntakes.sharedSsns    | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
assignments.mine           | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
assignments.assignByCode   | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
assignments.assignPreparer | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
assignments.choice         | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
assignments.choose         | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
assignments.forgetChoice   | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
assignments.reassign       | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
assignments.bulkAssign     | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
assignments.undoable       | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
assignments.undoBulk       | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
clients.list               | 401     | 403        | 403          | 403        | own      | own            | 403     | 403   | 401
clients.totals             | 401     | 403        | 403          | 403        | own      | own            | 403     | 403   | 401
messageTemplates.list      | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
messageTemplates.create    | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
messageTemplates.update    | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
messageTemplates.remove    | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
messageTemplates.forClient | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clients.views              | 401     | 403        | 403          | 403        | yes      | yes            | 403     | 403   | 401
listFilters.mine           | 401     | 403        | 403          | 403        | yes      | yes            | 403     | yes   | 401
listFilters.keep           | 401     | 403        | 403          | 403        | yes      | yes            | 403     | yes   | 401
clients.saveViews          | 401     | 403        | 403          | 403        | yes      | yes            | 403     | 403   | 401
clients.detail             | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clients.neighbors          | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clients.intake             | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clients.intakeHistory      | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clients.scheduleC          | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clients.scheduleCHistory   | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clients.lastYear           | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clients.reveal             | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
assignments.history        | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
audit.list                 | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
documents.list             | 401     | own        | own          | own        | own      | own            | 403     | all   | 401
documents.categories       | 401     | own        | own          | own        | own      | own            | 403     | all   | 401
documents.upload           | 401     | own        | own          | 403        | 403      | 403            | 403     | 403   | 401
documents.change           | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
documents.remove           | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
documents.restore          | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
documents.trash            | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
documents.view             | 401     | own        | 404          | 404        | own      | 404            | 403     | all   | 401
documents.download         | 401     | own        | 404          | 404        | own      | 404            | 403     | all   | 401
documents.ofClient         | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
documents.uploadForClient  | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
requests.mine              | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
requests.situations        | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
requests.explain           | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
requests.reopen            | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
clientRequests.list        | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clientRequests.add         | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clientRequests.accept      | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clientRequests.reject      | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clientRequests.waive       | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clientRequests.link        | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clientRequests.unlink      | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clientRequests.tell        | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clientRequests.remind      | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
clientRequests.remindMany  | 401     | 403        | 403          | 403        | yes      | yes            | 403     | 403   | 401
documents.usage            | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
documents.scanning         | 401     | 403        | 403          | 403        | yes      | yes            | 403     | yes   | 401
exports.list               | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
health.live                | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
health.ready               | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
income.mine                | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
intake.mine                | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
intake.proposal            | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
intake.create              | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
intake.update              | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
intake.submitToPreparer    | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
intake.discardChanges      | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
intake.history             | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
messages.contacts          | 401     | own        | own          | own        | own      | own            | 403     | all   | 401
messages.contact           | 401     | 404        | 404          | 404        | own      | 404            | 403     | all   | 401
messages.conversation      | 401     | 404        | 404          | 404        | own      | 404            | 403     | all   | 401
messages.send              | 401     | 404        | 404          | 404        | own      | 404            | 403     | all   | 401
messages.markRead          | 401     | 404        | 404          | 404        | own      | 404            | 403     | all   | 401
messages.ofClient          | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
messages.groups            | 401     | yes        | yes          | yes        | yes      | yes            | 403     | yes   | 401
messages.groupMessages     | 401     | own        | own          | own        | all      | all            | 403     | all   | 401
messages.postToGroup       | 401     | 403        | 403          | 403        | all      | all            | 403     | all   | 401
messages.groupReaders      | 401     | 403        | 403          | 403        | all      | all            | 403     | all   | 401
messages.markGroupRead     | 401     | own        | own          | own        | all      | all            | 403     | all   | 401
messages.events            | 401     | yes        | yes          | yes        | yes      | yes            | 403     | yes   | 401
messages.unread            | 401     | yes        | yes          | yes        | yes      | yes            | 403     | yes   | 401
offices.list               | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
offices.read               | all     | all        | all          | all        | all      | all            | all     | all   | all
preferences.create         | yes     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
preparers.list             | 401     | yes        | yes          | yes        | yes      | yes            | 403     | yes   | 401
preparers.directory        | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
preparers.choices          | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
preparers.info             | own     | own        | own          | own        | own      | own            | own     | own   | own
profile.read               | 401     | 403        | 403          | 403        | yes      | yes            | yes     | 403   | 401
profile.update             | 401     | 403        | 403          | 403        | yes      | yes            | yes     | 403   | 401
profile.picture            | 401     | 403        | 403          | 403        | yes      | yes            | yes     | 403   | 401
profile.uploadPicture      | 401     | 403        | 403          | 403        | yes      | yes            | yes     | 403   | 401
profile.removePicture      | 401     | 403        | 403          | 403        | yes      | yes            | yes     | 403   | 401
adminReturns.list          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminReturns.totals        | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
adminReturns.ofClient      | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminReturns.read          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminReturns.move          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminReturns.note          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminReturns.setDeadline   | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminReturns.amend         | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
returns.mine               | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
returns.ofClient           | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
returns.move               | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
returns.note               | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
returns.recordFilings      | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
returns.setDeadline        | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
returns.amend              | 401     | 403        | 403          | 403        | own      | 404            | 403     | 403   | 401
returns.queue              | 401     | 403        | 403          | 403        | own      | own            | 403     | 403   | 401
returns.queueTotals        | 401     | 403        | 403          | 403        | yes      | yes            | 403     | 403   | 401
returns.bulkMove           | 401     | 403        | 403          | 403        | yes      | yes            | 403     | 403   | 401
scheduleC.mine             | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
scheduleC.create           | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
scheduleC.update           | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
scheduleC.discardChanges   | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
scheduleC.history          | 401     | own        | 404          | 404        | 403      | 403            | 403     | 403   | 401
leads.list                 | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
leads.assign               | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
seasons.list               | 401     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | 401
adminSeasons.open          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
adminSeasons.close         | 401     | 403        | 403          | 403        | 403      | 403            | 403     | all   | 401
siteSettings.read          | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
siteSettings.update        | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
siteSettings.uploadLogo    | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
siteSettings.removeLogo    | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
site.logo                  | 404     | 404        | 404          | 404        | 404      | 404            | 404     | 404   | 404
site.read                  | yes     | yes        | yes          | yes        | yes      | yes            | yes     | yes   | yes
statistics.dashboard       | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
statistics.revenue         | 401     | 403        | 403          | 403        | 403      | 403            | 403     | yes   | 401
tax.mine                   | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
tax.lastYear               | 401     | own        | own          | own        | 403      | 403            | 403     | 403   | 401
tax.calculate              | 401     | yes        | yes          | yes        | yes      | yes            | 403     | yes   | 401
`;

export const columns = [
  'visitor',
  'own client',
  'other client',
  'unverified',
  'assigned',
  'other preparer',
  'pending',
  'admin',
  'deleted',
] as const;
export type Column = (typeof columns)[number];

const expectations = ['yes', 'own', 'all', '401', '403', '404'] as const;
export type Expectation = (typeof expectations)[number];

const isExpectation = (text: string | undefined): text is Expectation =>
  expectations.some((expectation) => expectation === text);

const [head, ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Expected outcome for each caller, by endpoint name. @throws Error for an unknown word or a duplicate row */
export const authorizationTable: ReadonlyMap<string, Readonly<Record<Column, Expectation>>> = readTable();

function readTable() {
  if (head?.slice(1).join() !== columns.join()) throw new Error(`The columns are not ${columns.join()}`);
  const read = new Map<string, Record<Column, Expectation>>();
  for (const [name = '', ...cells] of rows) {
    if (read.has(name)) throw new Error(`${name} has two rows`);
    const row = columns.map((column, at) => {
      const cell = cells[at];
      if (!isExpectation(cell) || cells.length !== columns.length) throw new Error(`${name}, ${column}: ${cell}`);
      return [column, cell] as const;
    });
    read.set(name, Object.fromEntries(row) as Record<Column, Expectation>);
  }
  return read;
}
