import { templateLimits } from '@portal/domain/message-templates/message-templates.limits';

/** Reads all templates; there are never more than one page of them. */
export const allTemplates = { query: { limit: templateLimits.templates } };
