import { templateLimits } from '@portal/domain/message-templates/message-templates.limits';
import { useFilledTemplatesQuery } from '@portal/data-access/message-templates';
import { useTranslate } from '@portal/i18n';
import { Choice } from '@portal/ui-kit/core';

export interface TemplateChoiceProps {
  clientId: string;
  onChoose: (text: string) => void;
}

/** The office's templates, filled in for the client; nothing if there are none or they cannot be loaded. */
export default function TemplateChoice({ clientId, onChoose }: TemplateChoiceProps) {
  const t = useTranslate();
  const { data } = useFilledTemplatesQuery({ clientId, query: { limit: templateLimits.templates } });
  if (!data?.rows.length) return null;
  const texts = new Map(data.rows.map(({ id, text }) => [id, text]));
  return (
    <Choice
      label={t('conversations.template')}
      name="template"
      value=""
      options={[
        { value: '', text: t('conversations.noTemplate') },
        ...data.rows.map(({ id, name }) => ({ value: id, text: name })),
      ]}
      onChange={(id) => {
        const text = texts.get(id);
        if (text !== undefined) onChoose(text);
      }}
    />
  );
}
