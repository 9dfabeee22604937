// Without the polyfills of Map, Set and WeakMap, which every supported browser has.
import 'reflect-metadata/lite';
