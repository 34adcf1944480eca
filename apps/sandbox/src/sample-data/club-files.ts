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

/** Returns what the text of a data file says, if its schema (`sample-data/schemas`) allows it. */
export function checkedClubFile(path: string, text: string, schema: string): unknown {
  const mistakes = (texts: readonly string[]) =>
    new Error(`The sample data has mistakes:\n${texts.map((each) => `  - sample-data/${path}, ${each}`).join('\n')}`)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw mistakes([error instanceof Error ? error.message : String(error)])
  }
  const validate = validatorOf(schema)
  if (!validate(data))
    throw mistakes(
      // A condition that does not hold says so once more, after what is wrong.
      (validate.errors ?? [])
        .filter(({ keyword }) => keyword !== 'if')
        .map((error) => fieldError('', error))
        .map(({ path: place, message }) => `${place || '/'}: ${message}`),
    )
  return data
}

const ajv = makeAjv({ strictTuples: false })
const validators = new Map<string, ValidateFunction>()

/** Compiles each schema when a file first needs it. */
function validatorOf(schema: string): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const source = readFileSync(join(root, 'schemas', `${schema}.schema.json`), 'utf8')
  const made = ajv.compile(JSON.parse(source) as object)
  validators.set(schema, made)
  return made
}

function knownClub(name: string): string {
  if (clubNames.includes(name)) return name
  throw new Error(`There is no sample club "${name}"; there are ${clubNames.join(' and ')}.`)
}
