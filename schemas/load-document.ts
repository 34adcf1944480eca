import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A JSON value as it stands in a schema document. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type OpenApiDocument = { [key: string]: Json }

/** The hosts that have an OpenAPI document (CON-33). */
export const restHosts = ['club', 'discovery', 'b2c'] as const
export type RestHost = (typeof restHosts)[number]

const sharedFile = './shared.yaml'

/** Reads one host's OpenAPI document and bundles into it what it takes from `shared.yaml`, so that every `$ref` is local. */
export function loadDocument(host: RestHost): OpenApiDocument {
  const document = read(`${host}.openapi.yaml`)
  const shared = read('shared.yaml')
  const bundled = new Set<string>()
  const localise = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(localise)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => {
        if (key !== '$ref' || typeof child !== 'string' || !child.startsWith(sharedFile)) return [key, localise(child)]
        const pointer = child.slice(sharedFile.length)
        bundle(pointer)
        return [key, pointer]
      }),
    )
  }
  const pending: string[] = []
  const bundle = (pointer: string) => {
    if (bundled.has(pointer)) return
    bundled.add(pointer)
    pending.push(pointer)
  }
  const result = localise(document) as OpenApiDocument
  for (let pointer = pending.pop(); pointer !== undefined; pointer = pending.pop()) {
    const part = at(shared, pointer)
    for (const [, inner] of JSON.stringify(part).matchAll(/"\$ref":"(#[^"]+)"/g)) if (inner !== undefined) bundle(inner)
    put(result, pointer, part)
  }
  return result
}

function read(file: string): OpenApiDocument {
  return parse(readFileSync(new URL(`./rest/${file}`, import.meta.url), 'utf8')) as OpenApiDocument
}

function keysOf(pointer: string): string[] {
  return pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function at(document: Json, pointer: string): Json {
  let value: Json | undefined = document
  for (const key of keysOf(pointer)) {
    value = value !== null && typeof value === 'object' && !Array.isArray(value) ? value[key] : undefined
    if (value === undefined) throw new Error(`schemas/rest/shared.yaml has nothing at ${pointer}`)
  }
  return value
}

function put(document: OpenApiDocument, pointer: string, part: Json) {
  const keys = keysOf(pointer)
  const last = keys.pop()
  let place = document
  for (const key of keys) {
    place[key] ??= {}
    place = place[key] as OpenApiDocument
  }
  if (last !== undefined) place[last] = part
}
