import { join } from 'node:path'
import { examineDocument, type OpenApiDocument, type RestHost } from '@clubhouse/schemas/load-document'
import { filesIn } from '@clubhouse/schemas/source'
import type { GeneratedFile } from '../generated-file.ts'
import { SchemaProblems } from '../schema-problems.ts'
import { checkDocument } from './check-document.ts'
import { renderHandlers } from './handlers.ts'
import { renderOperations } from './operations.ts'
import type { RestOutput } from './rest-outputs.ts'

/**
 * One output of one host, from the schemas of the repository at `root`. Throws `SchemaProblems` with all that keeps the
 * document from becoming clients.
 */
export async function generateRest(host: RestHost, output: RestOutput, root: string): Promise<GeneratedFile[]> {
  const document = readDocument(host, root)
  switch (output) {
    case 'types': {
      // It brings a TypeScript with it, which the other outputs do without.
      const { renderTypes } = await import('./types.ts')
      return [{ path: `packages/rest-client/src/generated/${host}.types.ts`, text: await renderTypes(host, document) }]
    }
    case 'operations':
      return [
        { path: `packages/rest-client/src/generated/${host}.operations.ts`, text: renderOperations(host, document) },
      ]
    case 'handlers':
      return [{ path: `apps/sandbox/src/generated/rest-${host}-handlers.ts`, text: renderHandlers(host, document) }]
  }
}

function readDocument(host: RestHost, root: string): OpenApiDocument {
  const examined = examineDocument(host, filesIn(join(root, 'schemas')))
  const problems = examined.problems.length > 0 ? examined.problems : checkDocument(host, examined)
  if (problems.length > 0) throw new SchemaProblems(problems)
  return examined.document
}
