/** Runs one of the measurements that `npm run simulate:season` is based on. */
const [part = ''] = process.argv.splice(2, 1);
if (part === 'calls') await import('./measure-calls');
else if (part === 'sizes') await import('./measure-sizes');
else if (part === 'compare') await import('./compare');
else throw new Error('npm run measure:season -- calls, sizes or compare');

export {};
