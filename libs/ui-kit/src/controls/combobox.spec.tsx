import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Combobox } from './combobox';
import type { RemoteOption } from './option-list';

const groups = [
  { label: 'Detroit', options: [option('Ada'), option('Bo')] },
  { label: 'Dearborn', options: [option('Cy')] },
];
function option(label: string): RemoteOption {
  return { value: label.toLowerCase(), label };
}

const onChoose = jest.fn();
const onClear = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Field(props: Partial<Parameters<typeof Combobox>[0]>) {
  const [text, setText] = useState('');
  const shared = { id: 'preparer', label: 'Preparer', groups, text, onText: setText, onChoose, onClear };
  return <Combobox {...shared} {...props} />;
}

const field = () => screen.getByRole('combobox');
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(field(), { key }));
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isOpen = () => field().getAttribute('aria-expanded') === 'true';

it('opens with the arrow keys, and moves through all groups without leaving the list', () => {
  render(<Field />);
  expect(isOpen()).toBe(false);
  press('ArrowDown');
  expect([isOpen(), active()]).toEqual([true, 'Ada']);
  press('ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(active()).toBe('Cy');
  press('ArrowUp', 'ArrowUp', 'ArrowUp');
  expect(active()).toBe('Ada');
});

it('leads up to the last option', () => {
  render(<Field />);
  press('ArrowUp');
  expect(active()).toBe('Cy');
});

it('chooses with Enter only what the user has highlighted', () => {
  render(<Field />);
  press('Enter', 'Enter');
  expect(onChoose).not.toHaveBeenCalled();
  press('ArrowDown', 'ArrowDown', 'Enter');
  expect(onChoose).toHaveBeenCalledWith(option('Bo'));
  expect(isOpen()).toBe(false);
});

it('chooses the first option with Enter where it is highlighted from the start', () => {
  render(<Field first />);
  press('Enter', 'Enter');
  expect(onChoose).toHaveBeenCalledWith(option('Ada'));
});

it('does not submit the form around it with Enter', () => {
  render(<Field />);
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
});

it('chooses with a click, which keeps the focus in the field', () => {
  render(<Field />);
  fireEvent.mouseDown(field());
  const bo = within(screen.getByRole('listbox')).getByRole('option', { name: 'Bo' });
  expect(fireEvent.mouseDown(bo)).toBe(false);
  fireEvent.click(bo);
  expect(onChoose).toHaveBeenCalledWith(option('Bo'));
});

it('closes with Escape only the list, not the dialog around it', () => {
  const closeDialog = jest.fn();
  const { container } = render(<Field />);
  // React listens at the container, so a listener above it hears what the field lets through.
  container.parentElement?.addEventListener('keydown', closeDialog);
  press('ArrowDown');
  closeDialog.mockClear();
  press('Escape');
  expect(isOpen()).toBe(false);
  expect(closeDialog).not.toHaveBeenCalled();
  press('Escape');
  expect(closeDialog).toHaveBeenCalledTimes(1);
});

it('forgets what was typed when the field is left', () => {
  render(<Field />);
  fireEvent.change(field(), { target: { value: 'zz' } });
  fireEvent.blur(field());
  expect([isOpen(), field()]).toEqual([false, expect.objectContaining({ value: '' })]);
});

it.each(['Backspace', 'Delete'])('clears the choice with %s while nothing is typed', (key) => {
  render(<Field shown="Ada" />);
  press(key);
  expect(onClear).toHaveBeenCalledTimes(1);
  fireEvent.change(field(), { target: { value: 'a' } });
  press(key);
  expect(onClear).toHaveBeenCalledTimes(1);
});

it('names the chosen option to a screen reader, and hides it while the user types', () => {
  render(<Field shown="Ada" />);
  expect(field()).toHaveAccessibleDescription('Ada');
  fireEvent.change(field(), { target: { value: 'b' } });
  expect(field()).not.toHaveAccessibleDescription();
});

it.each([
  [true, 'Loading…'],
  [false, 'No matches'],
])('says why there is no option: busy %s', (busy, says) => {
  render(<Field groups={[]} busy={busy} />);
  press('ArrowDown');
  expect(screen.getByRole('status')).toHaveTextContent(says);
});

it('opens a search only once something is typed', () => {
  render(<Field onTyping />);
  press('ArrowDown');
  expect(isOpen()).toBe(false);
  fireEvent.change(field(), { target: { value: 'a' } });
  expect(isOpen()).toBe(true);
});

it('stays closed while it is disabled', () => {
  render(<Field disabled />);
  fireEvent.mouseDown(field());
  expect(isOpen()).toBe(false);
});
