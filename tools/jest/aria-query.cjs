/** Tables of roles that no test changes: read once for all specs of a process, by the environment. */
module.exports = Reflect.get(globalThis, 'ariaQuery');
