import { messageTemplatesMessages as messageTemplates } from '@portal/domain/message-templates/message-templates.messages';
import { templateManagementMessages as templateManagement } from './template-management.messages';

export default { messageTemplates, templateManagement };
