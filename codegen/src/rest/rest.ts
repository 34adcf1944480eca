import { loadDocument, restHosts } from '@clubhouse/schemas/load-document'
import type { GeneratedFile } from '../generated-file.ts'
import { renderOperations } from './operations.ts'
import { renderTypes } from './types.ts'

const folder = 'packages/rest-client/src/generated'

/** The REST client: for each host its types and its named operations. */
export async function generateRest(): Promise<GeneratedFile[]> {
  const files = await Promise.all(
    restHosts.map(async (host) => {
      const document = loadDocument(host)
      return [
        { path: `${folder}/${host}.types.ts`, text: await renderTypes(host, document) },
        { path: `${folder}/${host}.operations.ts`, text: renderOperations(host, document) },
      ]
    }),
  )
  return files.flat()
}
