import { readFileSync } from 'node:fs'

/** Returns the version of the host, which must be that of the build that it serves. */
export function hostVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
