import { loadDocumentWithPlaces, type LoadedDocument, type RestHost, restHosts } from '@clubhouse/schemas/load-document'
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
  const spectral = new Spectral()
  spectral.setRuleset(ruleset)
  const results = await spectral.run(new Document(JSON.stringify(document), parsers.Json, `${host}.json`))
  return results.map(({ code, message, path }) => {
    const { file, line } = locate(`#${path.map((key) => `/${escapePointer(String(key))}`).join('')}`)
    return { subject: `${host} ${String(code)}`, message, place: `${file}:${line}` }
  })
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
