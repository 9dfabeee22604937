import { useId } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import { formatDateTime } from '@portal/domain/i18n/format';
import { NoteBody } from '@portal/domain/returns/note.dto';
import type { ReturnNote } from '@portal/domain/returns/returns.dto';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Card, List, MutedText, notify } from '@portal/ui-kit/core';
import { ContractForm, fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import './returns.css';

const { TextAreaField } = fieldsOf<NoteBody>();

interface NotesProps {
  notes: readonly ReturnNote[];
  /** Absent if the user can only read the notes. */
  add?: (body: NoteBody) => Promise<{ error?: unknown }>;
}

/** Notes that only staff can read, newest first. */
export function Notes({ notes, add }: NotesProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Card title={t('staffReturns.notes')}>
      {add ? <AddNote add={add} /> : null}
      {notes.length === 0 ? (
        <MutedText>{t('staffReturns.noNotes')}</MutedText>
      ) : (
        <List>
          {notes.map(({ id, author_name, text, at }) => (
            <li key={id}>
              <strong>{author_name}</strong>
              <time className="ui-muted" dateTime={at}>
                {formatDateTime(at, locale)}
              </time>
              <div className="return-details">
                <p>{text}</p>
              </div>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

function AddNote({ add }: Required<Pick<NotesProps, 'add'>>) {
  const t = useTranslate();
  const id = useId();
  const form = useContractForm(NoteBody, { defaultValues: { text: '' } });
  const { methods } = form;
  useLeaveWarning(() => methods.getValues('text') !== '');
  const submit = form.submit(async (body) => {
    const { error } = await add(body);
    if (!error) {
      methods.reset();
      return;
    }
    form.showErrors(problemOf(error)?.errors ?? []);
    notify.error(detailOr(error, t('staffReturns.noteFailed')));
  });
  return (
    <ContractForm form={form} id={id} onSubmit={submit} label={t('staffReturns.notes')}>
      <TextAreaField name="text" rows={2} maxLength={returnLimits.note} help={t('staffReturns.noteHelp')} />
      <div>
        <Button type="submit" busy={methods.formState.isSubmitting}>
          {t('staffReturns.addNote')}
        </Button>
      </div>
    </ContractForm>
  );
}
