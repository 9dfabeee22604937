import { domainMessages } from '@portal/domain/domain-messages';
import mail from '../mail/mail.messages.es.json';
import requests from './requests.messages.es.json';
import unusableFiles from './unusable-files.messages.es.json';

export default { ...domainMessages.es, mail, requests, unusableFiles };
