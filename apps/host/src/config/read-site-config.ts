import { readFileSync } from 'node:fs'
import { checkSiteConfig } from './check-site-config.ts'
import { PlainError } from './plain-error.ts'
import type { SiteConfig } from './site-config.ts'

/** Reads `config.json`. Throws a PlainError that says all that is wrong with it. */
export function readSiteConfig(file: string): SiteConfig {
  const checked = checkSiteConfig(parsed(file, textOf(file)))
  if (checked.kind === 'right') return checked.config
  throw new PlainError([`The configuration ${file} cannot be used:`, ...checked.problems].join('\n  '))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new PlainError(`There is no configuration ${file}: --config names the file.`)
    if (code === 'EISDIR') throw new PlainError(`${file} is a folder: --config names a file.`)
    throw new PlainError(`The configuration ${file} cannot be read (${code}): give this user the permission.`)
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PlainError(`The configuration ${file} is not JSON: ${(error as Error).message}.`)
  }
}
