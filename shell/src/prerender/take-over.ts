import { flushSync } from 'react-dom';
import type { PrerenderedRoot } from './early-presses';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input, select, textarea';
const controls = `a[href], button, ${fields}`;
const all = <Found extends Element>(root: HTMLElement, selector: string): Found[] => [
  ...root.querySelectorAll<Found>(selector),
];

/** Returns whether the gateway has prerendered this page. */
export const isPrerendered = (root: HTMLElement): boolean => root.childElementCount > 0;

/**
 * Replaces a prerendered page by the app, synchronously, so that nothing is lost: what was typed, selected and pressed,
 * and where the focus was. Finds each control again by its name or text, because the page may come from another release.
 * @param render renders the app into `root`
 */
export function takeOver(root: PrerenderedRoot, render: () => void): void {
  const typed = all<Field>(root, fields)
    .filter(isChanged)
    .map((field) => ({ key: keyOf(field), value: field.value, checked: isToggle(field) && field.checked }));
  const focused =
    root.contains(document.activeElement) && document.activeElement ? keyOf(document.activeElement) : null;
  const selection = selectionOf(document.activeElement);
  const buttons = all<HTMLButtonElement>(root, 'button');
  const pressed = (root.early?.pressed ?? []).flatMap((index) => buttons[index] ?? []);
  root.early?.end();

  // The app has its own theme variables and classes.
  document.querySelector('style[data-prerendered]')?.remove();
  document.documentElement.removeAttribute('class');
  flushSync(render);

  const find = (key: string) => all<HTMLElement>(root, controls).find((one) => keyOf(one) === key);
  const press = (button: HTMLButtonElement) => flushSync(() => find(keyOf(button))?.click());
  for (const { key, ...state } of typed) flushSync(() => restore(find(key), state));
  pressed.filter(({ type }) => type !== 'submit').forEach(press);
  const control = focused === null ? undefined : find(focused);
  control?.focus({ preventScroll: true });
  if (selection && control instanceof HTMLInputElement) control.setSelectionRange(...selection);
  // Once, after everything else.
  const submitted = pressed.find(({ type }) => type === 'submit');
  if (submitted) press(submitted);
}

/** A field's name, with its value if several share the name; the text of a link or button. */
const keyOf = (control: Element): string =>
  [control.tagName, control.getAttribute('name') ?? control.textContent, isRadio(control) ? control.value : ''].join(
    ' ',
  );

const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

const isField = (element: HTMLElement): element is Field => element.matches(fields);

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Changes a field as its user would, so that React notices. */
function restore(field: HTMLElement | undefined, { value, checked }: { value: string; checked: boolean }): void {
  if (!field || !isField(field)) return;
  if (isToggle(field)) {
    // Choosing a radio button unchecks the others by itself.
    if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click();
    return;
  }
  // React overrides `value` on the element, in order to compare it with the last one it knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Returns the selection in a text field; null elsewhere, such as in an email field. */
const selectionOf = (element: Element | null): [number, number] | null =>
  element instanceof HTMLInputElement && element.selectionStart !== null && element.selectionEnd !== null
    ? [element.selectionStart, element.selectionEnd]
    : null;
