import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from '@graphql-codegen/cli'
import { buildSchema, Kind, parse } from 'graphql'
import { type GeneratedFile, header } from '../generated-file.ts'

const folder = 'packages/graphql-client/src/generated'
const schemaFile = fileURLToPath(import.meta.resolve('@clubhouse/schemas/graphql/schema.graphql'))
const operationsFolder = join(dirname(schemaFile), 'operations/')

/** The GraphQL client: typed documents by the client preset, and a named operation for each. One operation a file, named like it. */
export async function generateGraphql(): Promise<GeneratedFile[]> {
  buildSchema(readFileSync(schemaFile, 'utf8'))
  const sources = readdirSync(operationsFolder)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readOperation(file))
  const outputs: { filename: string; content: string }[] = await generate(
    {
      schema: schemaFile,
      documents: [`${operationsFolder}*.graphql`],
      silent: true,
      generates: {
        'generated/': {
          preset: 'client',
          presetConfig: { fragmentMasking: false },
          config: {
            useTypeImports: true,
            enumsAsTypes: true,
            strictScalars: true,
            avoidOptionals: { field: true },
            scalars: { ID: 'string' },
          },
        },
      },
    },
    false,
  )
  const documents = outputs.find((output) => output.filename.endsWith('graphql.ts'))
  if (documents === undefined) throw new Error('the client preset wrote no graphql.ts')
  return [
    {
      path: `${folder}/graphql.ts`,
      text: `${header('schemas/graphql')}${documents.content.replace('/* eslint-disable */\n', '')}`,
    },
    { path: `${folder}/operations.ts`, text: renderGraphqlOperations(sources) },
  ]
}

/** An operation of `schemas/graphql/operations`: its name, and the comment above it as its description. */
export interface GraphqlOperation {
  name: string
  description: string
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

function readOperation(file: string): GraphqlOperation {
  const source = readFileSync(`${operationsFolder}${file}`, 'utf8')
  const [definition, ...others] = parse(source).definitions
  const expected = file.replace('.graphql', '')
  if (definition?.kind !== Kind.OPERATION_DEFINITION || others.length > 0 || definition.name?.value !== expected) {
    throw new Error(`schemas/graphql/operations/${file} must hold one operation, named ${expected}`)
  }
  const comment = source.split('\n').filter((line) => line.startsWith('#'))
  return { name: expected, description: comment.map((line) => line.slice(1).trim()).join(' ') }
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
