import { type LoadedDocument, type RestHost, SchemaError } from '@clubhouse/schemas/load-document'
import { escapeKey, isJsonObject, type Json, valueAt } from '@clubhouse/schemas/schema-file.ts'
import { handlersName } from './handlers.ts'
import { listOperations, listParameters, objectOf, type Operation, pathPointer } from './list-operations.ts'

/** Names that a module cannot export: words of the language, and what strict code keeps for itself. */
const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
)

const jsonTypes = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'])

/** The keywords of a schema that hold a schema, a list of them, or a map of them. */
const schemaKeywords = {
  one: ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  map: ['properties', 'patternProperties', 'dependentSchemas', '$defs'],
}

/** What keeps a document from becoming clients, beside what `examineDocument` tells: one error for each mistake. */
export function checkDocument(host: RestHost, loaded: LoadedDocument): SchemaError[] {
  const { document } = loaded
  const operations = listOperations(document)
  const problems: SchemaError[] = []
  const tell = (pointer: string, message: string) => problems.push(new SchemaError(message, loaded.locate(pointer)))

  const known = new Map<string, Operation>()
  for (const operation of operations) {
    const { id, pointer } = operation
    const what = `${operation.method.toUpperCase()} ${operation.path}`
    const twin = known.get(id)
    if (id === '') tell(pointer, `${what} has no operationId`)
    else if (!isIdentifier(id)) tell(`${pointer}/operationId`, `the operationId ${id} cannot be the name of a function`)
    else if (id === host || id === 'createHost')
      tell(`${pointer}/operationId`, `the operationId ${id} is a name that the generated file uses itself`)
    else if (twin !== undefined)
      tell(`${pointer}/operationId`, `the operationId ${id} is also that of ${twin.method.toUpperCase()} ${twin.path}`)
    known.set(id, twin ?? operation)

    const stepUp = valueAt(document, `${pointer}/x-step-up`)
    if (stepUp !== undefined && operation.stepUp === undefined)
      tell(`${pointer}/x-step-up`, `x-step-up is always or sometimes, not ${JSON.stringify(stepUp)}`)
    if (operation.tags.length !== 1) tell(`${pointer}/tags`, `${what} needs exactly one tag`)
    const inPath = new Set([...operation.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? ''))
    for (const parameter of listParameters(document, pathPointer(operation.path), operation.method)) {
      if (parameter.in !== 'path') continue
      if (!inPath.delete(parameter.name)) tell(parameter.pointer, `${what} has no {${parameter.name}} in its path`)
    }
    for (const name of inPath) tell(pointer, `${what} does not say what {${name}} in its path is`)
  }

  const handlers = new Map([[handlersName(host), host as string]])
  for (const { tags, pointer } of operations) {
    const tag = tags[0]
    if (tag === undefined) continue
    const name = handlersName(tag)
    const twin = handlers.get(name)
    if (!isIdentifier(name)) tell(`${pointer}/tags/0`, `the tag ${tag} cannot be part of the name of a type`)
    else if (twin !== undefined && twin !== tag)
      tell(`${pointer}/tags/0`, `the tags ${tag} and ${twin} would both be called ${name}`)
    else if (tag === host) tell(`${pointer}/tags/0`, `the tag ${tag} is the name of the whole host`)
    handlers.set(name, tag)
  }

  for (const name of Object.keys(objectOf(objectOf(document['components'])['schemas']))) {
    const pointer = `#/components/schemas/${escapeKey(name)}`
    if (!isIdentifier(name)) tell(pointer, `the schema name ${name} cannot be the name of a type`)
    else if (['components', 'paths', 'ProblemCodes'].includes(name))
      tell(pointer, `the schema name ${name} is one that the generated file uses itself`)
  }
  for (const { value, at } of listSchemas(document)) checkTypes(value, at, tell)
  return problems
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && !reservedWords.has(name)
}

/** The schemas that stand anywhere in a document outside of its examples. */
function listSchemas(value: Json, at = '#'): { value: Json; at: string }[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]: [string, Json]) => {
    const pointer = `${at}/${escapeKey(key)}`
    if (key === 'example' || key === 'examples') return []
    if (key === 'schema') return [{ value: child, at: pointer }]
    if (pointer === '#/components/schemas')
      return Object.entries(objectOf(child)).map(([name, schema]) => ({
        value: schema,
        at: `${pointer}/${escapeKey(name)}`,
      }))
    return listSchemas(child, pointer)
  })
}

function checkTypes(schema: Json | undefined, at: string, tell: (pointer: string, message: string) => void): void {
  if (!isJsonObject(schema)) return
  const { type } = schema
  for (const each of Array.isArray(type) ? type : type === undefined ? [] : [type]) {
    if (typeof each !== 'string' || !jsonTypes.has(each)) tell(`${at}/type`, `there is no type ${JSON.stringify(each)}`)
  }
  for (const key of schemaKeywords.one) checkTypes(schema[key], `${at}/${key}`, tell)
  for (const key of [...schemaKeywords.list, ...schemaKeywords.map]) {
    const children = schema[key]
    if (children === null || typeof children !== 'object') continue
    for (const [name, child] of Object.entries(children)) checkTypes(child, `${at}/${key}/${escapeKey(name)}`, tell)
  }
}
