import { Labels } from '../contract/labels';
import { Required, rule, ruleMessage } from '../contract/rule';
import { Text, Uuid, Version } from '../contract/rules';
import { hasOnlyMergeFields, mergeFieldList } from './fill-template';
import { templateLimits } from './message-templates.limits';
import type {} from './message-templates.messages';

/** Text in which every `{…}` is a merge field. */
const MergeText = () =>
  rule({
    name: 'mergeText',
    holds: (value) => typeof value !== 'string' || hasOnlyMergeFields(value),
    says: ruleMessage('messageTemplates.unknownField', { fields: mergeFieldList }),
    schema: { description: `Merge fields: ${mergeFieldList}` },
  });

@Labels('messageTemplates.fields')
export class MessageTemplateBody {
  @Required() @Text(templateLimits.name) name!: string;
  /** The office whose preparers may use it; null for all offices. */
  @Text(80) office_id!: string | null;
  @Required() @Text(templateLimits.text) @MergeText() text!: string;
  /** In Spanish. */
  @Required() @Text(templateLimits.text) @MergeText() text_es!: string;
}

@Labels('messageTemplates.fields')
export class UpdateMessageTemplate extends MessageTemplateBody {
  /** The version that the change is based on; 409 if it is stale. */
  @Version() version?: number;
}

/** A template as an admin sees it. */
export class MessageTemplate extends MessageTemplateBody {
  @Required() @Uuid() id!: string;
  @Required() @Version() version!: number;
}

/** A template with the values of one client, in the client's language. */
export class FilledTemplate {
  @Required() @Uuid() id!: string;
  @Required() @Text(templateLimits.name) name!: string;
  @Required() @Text(4000) text!: string;
}
