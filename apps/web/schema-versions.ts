import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../schemas')

/** Each part of the contract, and the folder that a document is split into. */
const parts = [
  { file: 'rest/club.openapi.yaml', folder: 'rest/club' },
  { file: 'rest/discovery.openapi.yaml' },
  { file: 'rest/b2c.openapi.yaml', folder: 'rest/b2c' },
  { file: 'rest/referral.openapi.yaml' },
  { file: 'graphql/schema.graphql', folder: 'graphql/operations' },
  { file: 'content/content-model.json' },
  { file: 'bridge/messages.schema.json' },
  { file: 'events/tracking-plan.json' },
]

/** What the build says of the contract that it was made from: the documents' own versions, and a fingerprint of each. */
export function schemaVersions() {
  return parts.map(({ file, folder }) => {
    const text = readFileSync(join(root, file), 'utf8')
    const hash = createHash('sha256').update(text)
    if (folder !== undefined)
      for (const name of readdirSync(join(root, folder)).toSorted()) hash.update(readFileSync(join(root, folder, name)))
    return {
      file,
      version: /^info:[^]*?^ {2}version: (\S+)$/m.exec(text)?.[1] ?? null,
      fingerprint: hash.digest('hex').slice(0, 12),
    }
  })
}
