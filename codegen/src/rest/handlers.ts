import type { OpenApiDocument, RestHost } from '@clubhouse/schemas/load-document'
import { header } from '../generated-file.ts'
import { listOf, listOperations, objectOf, textOf } from './list-operations.ts'
import { unionOf } from './union-of.ts'

/** The sandbox's handler types of one host: one type per tag, as handlers are written a file per tag, and one for all. */
export function renderHandlers(host: RestHost, document: OpenApiDocument): string {
  const operations = listOperations(document)
  const descriptions = new Map(
    listOf(document['tags']).map((tag) => [textOf(objectOf(tag)['name']), textOf(objectOf(tag)['description'])]),
  )
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))]
  return [
    header(`schemas/rest/${host}.openapi.yaml`),
    `import type { operations } from '@clubhouse/rest-client/${host}.types'`,
    `import type { Handlers } from '../rest/handler-types.ts'`,
    '',
    ...tags.map((tag) => {
      const ids = operations.filter((operation) => operation.tags.includes(tag)).map(({ id }) => id)
      const start = `export type ${handlersName(tag)} = Pick<Handlers<operations>,`
      return [
        `/** ${descriptions.get(tag) ?? tag} */`,
        `${start}${unionOf(ids, { margin: start.length + 2, indent: '  ' })}>`,
        '',
      ].join('\n')
    }),
    `/** One handler for each operation of this host. */`,
    `export type ${handlersName(host)} = Handlers<operations>`,
    '',
  ].join('\n')
}

/** What the handlers of a tag or of a host are called: those of `reward-groups` are `RewardGroupsHandlers`. */
export function handlersName(tag: string): string {
  const words = tag.split(/[-_ ]/).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return `${words.join('')}Handlers`
}
