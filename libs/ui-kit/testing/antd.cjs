/**
 * antd by its parts: the index loads all of them, which takes longer than most specs do. Each is loaded when it is used first.
 * @type {Readonly<Record<string, unknown>>}
 */
module.exports = new Proxy(/** @type {Record<string, unknown>} */ ({ __esModule: true }), {
  get: (own, name) => {
    if (typeof name !== 'string' || name in own) return Reflect.get(own, name);
    const folder = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
    return (own[name] = require(`antd/lib/${folder}/index.js`).default);
  },
});
