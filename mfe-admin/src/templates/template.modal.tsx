import { mergeFieldList } from '@portal/domain/message-templates/fill-template';
import {
  UpdateMessageTemplate,
  type MessageTemplate,
  type MessageTemplateBody,
} from '@portal/domain/message-templates/message-templates.dto';
import { templateLimits } from '@portal/domain/message-templates/message-templates.limits';
import { useTranslate } from '@portal/i18n';
import {
  useCreateMessageTemplateMutation,
  useMessageTemplatesQuery,
  useUpdateMessageTemplateMutation,
} from '@portal/data-access/message-templates';
import { detailOr, problemOf } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';
import { blankToNull, fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { ConflictNotice, useConflict } from '../edit/conflict';
import { FormModal } from '../edit/form.modal';
import { OfficeField } from '../offices/office.field';
import { allTemplates } from './all-templates';

const { TextField, TextAreaField } = fieldsOf<UpdateMessageTemplate>();

const empty: MessageTemplateBody & { version: number } = {
  name: '',
  office_id: null,
  text: '',
  text_es: '',
  version: 1,
};

const valuesOf = ({ name, office_id, text, text_es }: MessageTemplateBody) => ({
  name,
  office_id: office_id ?? '',
  text,
  text_es,
});

interface TemplateModalProps {
  /** Absent for a new template. */
  template?: MessageTemplate | undefined;
  onClose: () => void;
}

export function TemplateModal({ template, onClose }: TemplateModalProps) {
  const t = useTranslate();
  const [create, creating] = useCreateMessageTemplateMutation();
  const [update, updating] = useUpdateMessageTemplateMutation();
  const { refetch } = useMessageTemplatesQuery(allTemplates);
  const toBody = (values: object): object => blankToNull(values) as object;
  const form = useContractForm(UpdateMessageTemplate, { defaultValues: valuesOf(template ?? empty), toBody });
  const [conflict, showTheirs] = useConflict(template ?? empty, form, valuesOf);

  const send = async (body: UpdateMessageTemplate): Promise<void> => {
    const { name, office_id, text, text_es } = body;
    const sent = { name, office_id: office_id ?? null, text, text_es };
    const { error } = template
      ? await update({ id: template.id, body: { ...sent, version: conflict.version } })
      : await create({ body: sent });
    if (!error) {
      notify.success(t('templateManagement.saved'));
      onClose();
      return;
    }
    const problem = problemOf(error);
    const stored = problem?.code === 'stale_version' ? (await refetch()).data?.rows : undefined;
    const theirs = stored?.find(({ id }) => id === template?.id);
    if (theirs) showTheirs(theirs);
    else if (problem?.errors.length) form.showErrors(problem.errors);
    else notify.error(detailOr(error, t('templateManagement.saveFailed')));
  };

  const help = t('templateManagement.fieldsHelp', { fields: mergeFieldList });
  return (
    <FormModal
      title={t(template ? 'templateManagement.editTitle' : 'templateManagement.addTitle')}
      form={form}
      action={t(template ? 'edit.save' : 'templateManagement.add')}
      busy={creating.isLoading || updating.isLoading}
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <ConflictNotice
        title={t('messageTemplates.changedMeanwhile')}
        shape={UpdateMessageTemplate}
        conflict={conflict}
      />
      <TextField name="name" maxLength={templateLimits.name} />
      <OfficeField form={form} none={t('templateManagement.allOffices')} />
      <TextAreaField name="text" maxLength={templateLimits.text} help={help} />
      <TextAreaField name="text_es" maxLength={templateLimits.text} help={help} />
    </FormModal>
  );
}
