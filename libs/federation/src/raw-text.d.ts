/** Source of a file as a string. */
declare module '*?raw' {
  const text: string;
  export default text;
}
