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
