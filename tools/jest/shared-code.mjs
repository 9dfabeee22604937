// @ts-check
import vm from 'node:vm';

/**
 * Reuses compiled modules. jest compiles every module again for each spec, which takes up to a fifth of the run time.
 * V8 caches a script, including its compiled code, by its text for the whole process, but does not do so for a function
 * from `compileFunction`.
 * @param {string} text of a CommonJS module
 * @param {readonly string[]} [parameters] `module`, `exports`, `require`, …
 * @param {vm.CompileFunctionOptions} [options]
 * @returns {Function} the module, to be called with the arguments for `parameters`
 */
function compileOnce(text, parameters = [], { filename, parsingContext } = {}) {
  const script = new vm.Script(`(function (${parameters.join()}) {${text}\n})`, { filename });
  return parsingContext ? script.runInContext(parsingContext) : script.runInThisContext();
}

Object.assign(vm, { compileFunction: compileOnce });
