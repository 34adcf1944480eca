import type { OpenApiDocument, RestHost } from '@clubhouse/schemas/load-document'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { header } from '../generated-file.ts'

/** The types of one host's document, as openapi-typescript writes them. */
export async function renderTypes(host: RestHost, document: OpenApiDocument): Promise<string> {
  // The library's input type has no index signature; the document was read as plain JSON.
  const ast = await openapiTS(document as unknown as OpenAPI3)
  return `${header(`schemas/rest/${host}.openapi.yaml`)}\n${astToString(ast)}`
}
