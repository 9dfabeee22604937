import { useEffect, useRef, useState } from 'react';
import { useUser } from '@portal/data-access/core';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import type { Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { Button, Card, Inline, MutedText } from '@portal/ui-kit/core';
import { fieldsOf, type FieldValues } from '@portal/ui-kit/forms';
import { InputWarning } from '../../estimate/input-warning';
import { newChild } from '../intake.definition';
import { ChildFields } from './child.fields';

const { SwitchField, useFieldList, useFieldValue } = fieldsOf<IntakeBody>();

export function ChildrenSection() {
  const t = useTranslate();
  const hasChildren = useFieldValue('has_children');
  const [isNew, setNew] = useState(false);
  return (
    <Card id="children" title={t('intake.sections.children')}>
      <SwitchField name="has_children" help={<InputWarning at="has_children" />} onPick={setNew} />
      {hasChildren === true ? <Children isNew={isNew} /> : null}
    </Card>
  );
}

interface Removed {
  at: number;
  child: FieldValues;
}

/** `isNew`: the user has just turned the children on, and begins with the first one. */
function Children({ isNew }: { isNew: boolean }) {
  const t = useTranslate();
  const { last_name } = useUser();
  const { fields, append, remove, insert } = useFieldList('children');
  const children = useFieldValue('children');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const undo = useRef<HTMLDivElement>(null);

  const add = (): void => append({ ...newChild(), last_name }, { focusName: `children.${fields.length}.first_name` });

  const begin = useRef(isNew && fields.length === 0);
  useEffect(() => {
    if (begin.current) add();
    begin.current = false;
  });

  useEffect(() => {
    // The focused button is gone: move focus to Undo, the nearest action.
    if (removed) undo.current?.querySelector('button')?.focus();
  }, [removed]);

  const removeAt = (at: number): void => {
    const child: unknown = Array.isArray(children) ? children[at] : null;
    setRemoved({ at, child: { ...(child as FieldValues) } });
    remove(at);
  };

  const undoRemove = ({ at, child }: Removed): void => {
    setRemoved(null);
    insert(at, child, { focusName: `children.${at}.first_name` });
  };

  return (
    <div className="ui-stack">
      {fields.map((row, at) => (
        <ChildFields key={row.id} at={at} onRemove={() => removeAt(at)} />
      ))}
      {removed && fields.length < intakeLimits.children ? (
        <div ref={undo}>
          <Inline>
            <span role="status">{t('intake.childRemoved', { name: nameOf(removed, t) })}</span>
            <Button onClick={() => undoRemove(removed)}>{t('intake.undo')}</Button>
          </Inline>
        </div>
      ) : null}
      {fields.length < intakeLimits.children ? (
        <div>
          <Button onClick={add}>{t('intake.addChild')}</Button>
        </div>
      ) : (
        <MutedText>{t('intake.mostChildren', { most: intakeLimits.children })}</MutedText>
      )}
    </div>
  );
}

const nameOf = ({ at, child: { first_name: name } }: Removed, t: Translate): string =>
  typeof name === 'string' && name.trim() !== '' ? name.trim() : t('intake.childTitle', { at: at + 1 });
