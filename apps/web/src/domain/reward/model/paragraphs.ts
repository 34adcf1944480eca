/** Returns the paragraphs of a plain text, which stand apart by an empty line. */
export function paragraphsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
