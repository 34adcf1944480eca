import {
  loadDocumentWithPlaces,
  type LoadedDocument,
  type OpenApiDocument,
  type RestHost,
  restHosts,
} from '@clubhouse/schemas/load-document'
import type { SchemaSource } from '@clubhouse/schemas/source'
import spectralCore from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import type { Check, Finding } from './finding.ts'
import { ruleset } from './ruleset.ts'

const { Document, Spectral } = spectralCore

/** The club's own rules, on every REST document. */
export function lintOwnRules(source?: SchemaSource): Check {
  return {
    name: 'Own rules',
    async run() {
      const findings = await Promise.all(restHosts.map((host) => lint(host, loadDocumentWithPlaces(host, source))))
      return { looked: restHosts.length, findings: findings.flat() }
    },
  }
}

async function lint(host: RestHost, { document, locate }: LoadedDocument): Promise<Finding[]> {
  const breaches = await breachesOf(document)
  return breaches.map(({ rule, message, pointer }) => {
    const { file, line } = locate(pointer)
    return { subject: `${host} ${rule}`, message, place: `${file}:${line}` }
  })
}

interface Breach {
  rule: string
  message: string
  /** JSON pointer, such as `#/paths/~1orders/post`. */
  pointer: string
}

/** Where a bundled document breaks the rules. */
export async function breachesOf(document: OpenApiDocument): Promise<Breach[]> {
  const spectral = new Spectral()
  spectral.setRuleset(ruleset)
  const results = await spectral.run(new Document(JSON.stringify(document), parsers.Json, 'document.json'))
  return results.map(({ code, message, path }) => ({
    rule: String(code),
    message,
    pointer: `#${path.map((key) => `/${escapePointer(String(key))}`).join('')}`,
  }))
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
