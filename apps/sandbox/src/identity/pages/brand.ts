import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { club } from '../../sample-data/club.ts'
import { readTemplates } from './template.ts'

const { wordmark, light, dark } = club.signIn
const icon = readTemplates(import.meta.dirname)('icon', { ...light, ...wordmark }).trim()

/** The whole style of the pages: small enough to travel with each, and so subject to its nonce. */
export const style = brandColours(':root') + readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8')

/** The club that these pages belong to, as their frame shows it. */
export const brand = {
  site: club.name,
  group: club.group,
  ...wordmark,
  icon: `data:image/svg+xml,${encodeURIComponent(icon)}`,
  style,
}

/** Returns the rules that give elements the brand's colours, as custom properties that are named as in `club.json`. */
export function brandColours(selector: string): string {
  const rule = (palette: Readonly<Record<string, string>>) =>
    `${selector} { ${Object.entries(palette)
      .map(([name, value]) => `--${name}: ${value};`)
      .join(' ')} }\n`
  return `${rule(light)}@media (prefers-color-scheme: dark) { ${rule(dark)} }\n`
}
