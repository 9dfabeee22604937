import { useId } from 'react';
import { Row, themeChoices, useThemeChoice } from '@portal/ui-kit/core';
import { useSite } from '@portal/data-access/site';
import { shellWords } from '../shell.words';

export function Footer() {
  const site = useSite();
  return (
    <Row apart>
      <address className="shell-contact">
        {site ? (
          <>
            <strong>{site.name}</strong>
            <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>{site.phone}</a>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </>
        ) : null}
      </address>
      <Appearance />
    </Row>
  );
}

/** Light, dark, or as the system has it. */
function Appearance() {
  const [chosen, choose] = useThemeChoice();
  const id = useId();
  return (
    <div className="shell-appearance">
      <label htmlFor={id}>{shellWords.appearance}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => choose(themeChoices.find((choice) => choice === target.value) ?? 'system')}
      >
        {themeChoices.map((choice) => (
          <option key={choice} value={choice}>
            {shellWords.appearances[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}
