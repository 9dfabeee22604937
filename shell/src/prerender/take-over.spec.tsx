import { runInNewContext } from 'node:vm';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { recordPresses, type PrerenderedRoot } from './early-presses';
import { isPrerendered, takeOver } from './take-over';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

const drawn = (extra = '') => `<form>${extra}
  <input name="email" value=""><input name="password" type="password" value="">
  <input type="radio" name="role" value="client" checked><input type="radio" name="role" value="preparer">
  <input type="checkbox" name="agree" value="1">
  <select name="theme"><option value="system" selected>System</option><option value="dark">Dark</option></select>
  <button type="button">Show</button><button type="submit">Send</button></form>`;

const sent: object[] = [];
let root: PrerenderedRoot;

function Form() {
  const [values, setValues] = useState({ email: '', password: '', role: 'client', agree: false, theme: 'system' });
  const [shown, setShown] = useState(false);
  const set = (name: string) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const radio = (value: string) => (
    <input type="radio" name="role" value={value} checked={values.role === value} onChange={set('role')} />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push({ ...values, shown });
      }}
    >
      <input name="email" value={values.email} onChange={set('email')} />
      <input name="password" type="password" value={values.password} onChange={set('password')} />
      {radio('client')}
      {radio('preparer')}
      <input
        type="checkbox"
        name="agree"
        value="1"
        checked={values.agree}
        onChange={({ target }) => setValues({ ...values, agree: target.checked })}
      />
      <select name="theme" value={values.theme} onChange={set('theme')}>
        <option value="system">System</option>
        <option value="dark">Dark</option>
      </select>
      <button type="button" onClick={() => setShown(!shown)}>
        Show
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

function open(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  root = document.getElementById('root') as PrerenderedRoot;
  runInNewContext(recordPresses, { document });
  sent.length = 0;
}
const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const button = (at: number) => root.querySelectorAll('button')[at] as HTMLButtonElement;
const start = () => takeOver(root, () => createRoot(root).render(<Form />));

describe('takeover of a prerendered page', () => {
  it('keeps text, choices, focus and selection', () => {
    open(drawn());
    expect(isPrerendered(root)).toBe(true);
    field('email').value = 'rosa@example.com';
    field('email').focus();
    field('email').setSelectionRange(2, 4);
    root.querySelector<HTMLInputElement>('[value=preparer]')?.click();
    field('agree').click();
    field('theme').value = 'dark';
    start();
    expect(document.activeElement).toBe(field('email'));
    expect([field('email').selectionStart, field('email').selectionEnd]).toEqual([2, 4]);
    button(1).click();
    const values = { email: 'rosa@example.com', password: '', role: 'preparer', agree: true, theme: 'dark' };
    expect(sent).toEqual([{ ...values, shown: false }]);
  });

  it('presses what was pressed, and sends the form once and last', () => {
    open(drawn());
    button(1).click();
    button(1).click();
    button(0).click();
    field('password').value = 'a secret';
    expect(button(1).getAttribute('aria-busy')).toBe('true');
    start();
    expect(sent).toEqual([expect.objectContaining({ password: 'a secret', shown: true })]);
  });

  it('finds fields by name, so that a password never lands in another field', () => {
    open(drawn('<input name="username" value=""><button type="button">Gone</button>'));
    field('username').value = 'rosa';
    field('password').value = 'a secret';
    button(0).click();
    start();
    expect([field('email').value, field('password').value]).toEqual(['', 'a secret']);
    expect(sent).toEqual([]);
  });

  it('stops recording', () => {
    open(drawn());
    const { early } = root;
    start();
    button(0).click();
    expect(early?.pressed).toEqual([]);
  });
});
