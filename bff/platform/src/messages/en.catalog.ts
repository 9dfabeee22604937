import { domainMessages } from '@portal/domain/domain-messages';
import { mailMessages as mail } from '../mail/mail.messages';
import { requestsMessages as requests } from './requests.messages';
import { unusableFilesMessages as unusableFiles } from './unusable-files.messages';

export default { ...domainMessages.en, mail, requests, unusableFiles };
