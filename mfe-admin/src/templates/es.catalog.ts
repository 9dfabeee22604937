import messageTemplates from '@portal/domain/message-templates/message-templates.messages.es.json';
import templateManagement from './template-management.messages.es.json';

export default { messageTemplates, templateManagement };
