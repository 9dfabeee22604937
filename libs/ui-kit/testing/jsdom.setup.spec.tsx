import { screen } from '@testing-library/react';

/** Returns the computed style of an element while the rules are on the page. */
function styled(css: string, className: string): CSSStyleDeclaration {
  document.body.innerHTML = `<p class="${className}">text</p>`;
  const style = document.createElement('style');
  style.innerHTML = css;
  document.head.append(style);
  expect(style.innerHTML).toBe(css);
  return getComputedStyle(document.querySelector('p') ?? document.body);
}

describe('style sheet in a jsdom test', () => {
  it('hides elements as in a browser', () => {
    expect(styled('.red{color:red;}.gone{color:red;display:none;}', 'gone').display).toBe('none');
    expect(styled('.off{pointer-events:none}', 'off').pointerEvents).toBe('none');
    expect(styled('@media screen{.blue{color:blue}.unseen{visibility:hidden}}', 'unseen').visibility).toBe('hidden');
  });

  it('drops colors and sizes, which no test checks', () => {
    expect(styled('.wide{min-width:40rem;color:red}', 'wide').minWidth).toBe('');
  });
});

describe('computed style in a jsdom test', () => {
  it('follows every change of the page', () => {
    document.body.innerHTML = '<div><p>text</p></div>';
    const text = screen.getByText('text');
    expect(getComputedStyle(text).visibility).toBe('visible');
    text.parentElement?.style.setProperty('visibility', 'hidden');
    expect(getComputedStyle(text).visibility).toBe('hidden');
    text.parentElement?.removeAttribute('style');
    text.style.display = 'none';
    expect([getComputedStyle(text).visibility, getComputedStyle(text).display]).toEqual(['visible', 'none']);
  });
});

describe('labels of a field in a jsdom test', () => {
  it('are those that name its id, and the one around it', () => {
    document.body.innerHTML = `
      <label for="city">City</label><label for="city">again</label><input id="city"><input id="city">
      <label for="street">Street</label><input><input type="hidden" id="street">
      <label>State<select></select><textarea></textarea></label>`;
    const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
    const labels = [...fields].map((field) => field.labels && [...field.labels].map((label) => label.textContent));
    expect(labels).toEqual([['City', 'again'], [], [], null, ['State'], []]);
  });
});

describe('failing query in a jsdom test', () => {
  it('prints the page, also after it has polled', async () => {
    document.body.innerHTML = '<p>what is there</p>';
    expect(() => screen.getByText('what is not')).toThrow('what is there');
    await expect(screen.findByText('what is not', {}, { timeout: 10 })).rejects.toThrow('what is there');
  });
});
