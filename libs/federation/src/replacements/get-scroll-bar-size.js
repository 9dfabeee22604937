/** Measures once per page, because none of our styles changes the width of a scroll bar. */
function measure() {
  const outer = document.createElement('div');
  Object.assign(outer.style, { position: 'absolute', inlineSize: '100px', blockSize: '100px', overflow: 'scroll' });
  document.body.append(outer);
  const size = { width: outer.offsetWidth - outer.clientWidth, height: outer.offsetHeight - outer.clientHeight };
  outer.remove();
  return size;
}

/** Has the same two exports as `@rc-component/util/es/getScrollBarSize`. */
export default () => measure().width;
export const getTargetScrollBarSize = measure;
