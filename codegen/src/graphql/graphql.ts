import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GeneratedFile, header } from '../generated-file.ts'
import { type GraphqlOperation, readGraphql, schemaPath } from './read-graphql.ts'
import { scalarTypes } from './scalar-types.ts'

const clientFolder = 'packages/graphql-client/src/generated'
const resolversPath = 'apps/sandbox/src/generated/flight-resolvers.ts'
const ownSchemas = fileURLToPath(new URL('../', import.meta.resolve('@clubhouse/schemas/graphql/schema.graphql')))

/**
 * The GraphQL client, which is typed documents by the client preset and a named operation for each, and the types of the
 * sandbox's resolvers. Throws an AggregateError of SchemaErrors when the schema or an operation is not sound.
 */
export async function generateGraphql(schemasFolder: string = ownSchemas): Promise<GeneratedFile[]> {
  const { schema, operations } = readGraphql(schemasFolder)
  const scalars = scalarTypes(schema)
  // Loaded when there is work for it: it takes longer to load than to run.
  const { generate } = await import('@graphql-codegen/cli')
  const outputs: { filename: string; content: string }[] = await generate(
    {
      schema: join(schemasFolder, schemaPath),
      documents: join(schemasFolder, 'graphql/operations/*.graphql'),
      silent: true,
      config: { useTypeImports: true, strictScalars: true, scalars },
      generates: {
        'client/': {
          preset: 'client',
          presetConfig: { fragmentMasking: false },
          config: { enumType: 'string-literal', avoidOptionals: { field: true }, arrayInputCoercion: false },
        },
        'resolvers.ts': {
          plugins: ['typescript', 'typescript-resolvers'],
          config: {
            enumsAsTypes: true,
            skipTypename: true,
            avoidOptionals: { field: true, defaultValue: true, query: true, mutation: true },
            contextType: '../graphql/flight-context.ts#FlightContext',
          },
        },
      },
    },
    false,
  )
  const output = (name: string) => {
    const found = outputs.find(({ filename }) => filename.endsWith(name))
    if (found === undefined) throw new Error(`graphql-codegen wrote no ${name}`)
    return found.content.replace('/* eslint-disable */\n', '')
  }
  return [
    { path: `${clientFolder}/graphql.ts`, text: `${header('schemas/graphql')}${output('client/graphql.ts')}` },
    { path: `${clientFolder}/operations.ts`, text: renderGraphqlOperations(operations) },
    { path: resolversPath, text: `${header(`schemas/${schemaPath}`)}${output('resolvers.ts')}` },
  ]
}

/** One named export per operation, in the shape the REST client has. */
export function renderGraphqlOperations(operations: readonly GraphqlOperation[]): string {
  return [
    header('schemas/graphql/operations'),
    `import { createOperation } from '../runtime/operation.ts'`,
    `import { ${operations.map(({ name }) => `${name}Document`).join(', ')} } from './graphql.ts'`,
    '',
    ...operations.map(({ name, description }) =>
      [
        `/** ${description} */`,
        `export const ${lowerFirst(name)} = /* @__PURE__ */ createOperation('${name}', ${name}Document)`,
        '',
      ].join('\n'),
    ),
  ].join('\n')
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
