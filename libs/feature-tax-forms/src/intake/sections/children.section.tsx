import { useRef } from 'react';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { Button, Card, Quiet } from '@portal/ui-kit/core';
import { SwitchField, useFieldArray, useWatch } from '@portal/ui-kit/forms';
import { emptyChild } from '../intake-values';
import { ChildFields } from './child.fields';

export function ChildrenSection() {
  const hasChildren: unknown = useWatch({ name: 'has_children' });
  return (
    <Card id="children" title={words.sections.children}>
      <SwitchField name="has_children" />
      {hasChildren === true ? <Children /> : null}
    </Card>
  );
}

function Children() {
  const { fields, append, remove } = useFieldArray({ name: 'children' });
  const list = useRef<HTMLDivElement>(null);

  const removeAt = (at: number): void => {
    remove(at);
    // The focus was on the button that is gone; what can be done next is the last button of the list.
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('button') ?? [])].at(-1)?.focus());
  };

  return (
    <div className="ui-stack" ref={list}>
      {fields.map((row, at) => (
        <ChildFields key={row.id} at={at} onRemove={() => removeAt(at)} />
      ))}
      {fields.length < intakeLimits.children ? (
        <div>
          <Button onClick={() => append({ ...emptyChild }, { focusName: `children.${fields.length}.first_name` })}>
            {words.addChild}
          </Button>
        </div>
      ) : (
        <Quiet>{words.mostChildren(intakeLimits.children)}</Quiet>
      )}
    </div>
  );
}
