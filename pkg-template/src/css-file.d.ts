/** A style sheet as its text, minified. */
declare module '*.css' {
  const text: string
  export default text
}
