const LETTERS = 6;

/** Whether it can be the code of a table, however it is typed; ids of tables are longer. */
export function isCode(text: string): boolean {
  const letters = text.replace(/[\s\-_.]/g, '');
  return letters.length === LETTERS && /^[0-9a-z]+$/i.test(letters);
}
