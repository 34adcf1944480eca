/** One file that codegen makes: its path from the repository's root, and its text. */
export interface GeneratedFile {
  path: string
  text: string
}

/** The first lines of every generated file: where it comes from and how to make it anew. */
export function header(source: string): string {
  return `// Generated from ${source} by \`npm run codegen\`. Do not edit.\n`
}
