/** The root element of a prerendered page until the shell's scripts take it over. */
export interface PrerenderedRoot extends HTMLElement {
  early?: {
    /** Indexes of the buttons pressed so far, among all buttons of the page. */
    pressed: number[];
    /** Stops the recording. */
    end: () => void;
  };
}

/**
 * Script of a prerendered page, inlined without the shell's scripts: records presses of buttons, and keeps the browser
 * from sending a form. Enter in a field presses the form's button.
 */
export const recordPresses = `{
const root = document.getElementById('root'), pressed = [];
const submit = (event) => event.preventDefault();
const click = ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  pressed.push([...root.querySelectorAll('button')].indexOf(button));
  if (button.type === 'submit') button.setAttribute('aria-busy', 'true');
};
root.addEventListener('submit', submit);
root.addEventListener('click', click);
root.early = { pressed, end() {
  root.removeEventListener('submit', submit);
  root.removeEventListener('click', click);
} };
}`;
