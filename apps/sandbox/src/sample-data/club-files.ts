import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { mainClub } from '../data-folder.ts'
import { makeAjv } from '../rest/make-ajv.ts'
import { fieldError } from '../rest/schema-checks.ts'

// A path, not an address: tests of the app load this in a document, whose `URL` is not that of Node.
const root = join(import.meta.dirname, '../../sample-data')

/** The clubs that there is sample data of: each is a folder. */
export const clubNames: readonly string[] = readdirSync(root)
  .filter((name) => existsSync(join(root, name, 'club.json')))
  .sort()

/** The club that this process serves. */
export const clubName: string = knownClub(process.env['SANDBOX_CLUB'] || mainClub)

/** Returns a data file of the club. Throws for the first file that is not as its schema says, and names every mistake. */
export function readClubFile(file: string, schema = file): unknown {
  return checkedClubFile(`${clubName}/${file}.json`, readFileSync(clubFilePath(`${file}.json`), 'utf8'), schema)
}

/** Returns where a file of the club lies. */
export function clubFilePath(file: string): string {
  return join(root, clubName, file)
}

/** Returns where a file lies that all clubs share. */
export function sharedFilePath(file: string): string {
  return join(root, 'shared', file)
}

/** Returns a data file that all clubs share. */
export function readSharedFile(file: string): unknown {
  return JSON.parse(readFileSync(sharedFilePath(`${file}.json`), 'utf8'))
}

/** Returns the values that a schema lists under a name of its definitions. */
export function valuesOf(schema: string, name: string): readonly string[] {
  const { $defs } = readSchema(schema) as { $defs: Readonly<Record<string, { enum?: readonly string[] }>> }
  return $defs[name]?.enum ?? []
}

/** Returns what the text of a data file says, if its schema (`sample-data/schemas`) allows it. */
export function checkedClubFile(path: string, text: string, schema: string): unknown {
  const at = `sample-data/${path}, `
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw mistakes([`${at}${error instanceof Error ? error.message : String(error)}`])
  }
  const validate = validatorOf(schema)
  if (validate(data)) return data
  // A condition that does not hold says so once more, after what is wrong.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  const fields = errors.map((error) => fieldError(at, error))
  throw mistakes(fields.map(({ path: place, message }) => `${place === at ? `${at}/` : place}: ${message}`))
}

function mistakes(lines: readonly string[]): Error {
  return new Error(['The sample data has mistakes:', ...lines.map((line) => `  - ${line}`)].join('\n'))
}

const ajv = makeAjv({ strictTuples: false })
const validators = new Map<string, ValidateFunction>()

/** Compiles each schema when a file first needs it. */
function validatorOf(schema: string): ValidateFunction {
  const validator = validators.get(schema) ?? ajv.compile(readSchema(schema))
  validators.set(schema, validator)
  return validator
}

function readSchema(schema: string): object {
  return JSON.parse(readFileSync(join(root, 'schemas', `${schema}.schema.json`), 'utf8')) as object
}

function knownClub(name: string): string {
  if (clubNames.includes(name)) return name
  throw new Error(`There is no sample club "${name}"; there are ${clubNames.join(' and ')}.`)
}
