import { readJsonFile } from '@clubhouse/schemas/locate-json'
import { filesIn, type SchemaSource } from '@clubhouse/schemas/source'
import { moduleSkeletonName } from 'cf-content-types-generator'
import { type GeneratedFile, header } from '../generated-file.ts'
import { modelFaults } from './check-model.ts'
import { type ContentModel, isRoot } from './content-model.ts'
import { blockKinds, renderAdapters, renderBlocks } from './render-blocks.ts'
import { renderGuards } from './render-guards.ts'
import { renderEntryTypes } from './render-types.ts'

const folder = 'packages/content-client/src/generated'
const blocksFolder = 'apps/web/src/domain/content/blocks/generated'
const path = 'content/content-model.json'

/**
 * The content client: entry types with their guards, the locales, and a named operation for each content type that is
 * read for itself; and for the app the list of its blocks, one folder for each kind. Throws a `SchemaError`, or an `AggregateError` of several, when the model cannot be imported or typed.
 */
export function generateContent(source: SchemaSource = filesIn()): GeneratedFile[] {
  const model = readModel(source)
  const kinds = blockKinds(model)
  return [
    { path: `${folder}/types.ts`, text: renderContentTypes(model) },
    { path: `${folder}/operations.ts`, text: renderContentOperations(model) },
    { path: `${blocksFolder}/adapters.ts`, text: `${header(`schemas/${path}`)}\n${renderAdapters(kinds)}` },
    { path: `${blocksFolder}/blocks.ts`, text: `${header(`schemas/${path}`)}\n${renderBlocks(kinds)}` },
  ]
}

/** The types and the guards that hold entries to them. */
export function renderContentTypes(model: ContentModel): string {
  return [
    header(`schemas/${path}`),
    `import { createGuard, createReader, type KnownEntry, type UnknownEntry, type UnlistedValue } from '../runtime/guards.ts'`,
    renderEntryTypes(model),
    renderGuards(model),
    `export { hasTag, intactEntries, listedOr, resolvedEntries } from '../runtime/guards.ts'`,
    `export type { Guard, KnownEntry, UnknownEntry, UnlistedValue } from '../runtime/guards.ts'`,
    '',
  ].join('\n')
}

/** One named export for each content type that is read for itself, and the locales the model has. */
export function renderContentOperations({ contentTypes, locales }: ContentModel): string {
  const roots = contentTypes.filter(isRoot)
  const codes = locales.toSorted((a, b) => Number(b.default) - Number(a.default)).map(({ code }) => `'${code}'`)
  return [
    header(`schemas/${path}`),
    `import { createContentType } from '../runtime/content-type.ts'`,
    `import type { ${roots.map((type) => moduleSkeletonName(type.sys.id)).join(', ')} } from './types.ts'`,
    '',
    '/** The locales in which content is written; the first is the default (REG-13). */',
    `export const contentLocales = [${codes.join(', ')}] as const`,
    '',
    ...roots.map((type) =>
      [
        `/** ${type.description ?? type.name} */`,
        `export const ${type.sys.id} = /* @__PURE__ */ createContentType<${moduleSkeletonName(type.sys.id)}>('${type.sys.id}')`,
        '',
      ].join('\n'),
    ),
    `export type { ContentAsset, ContentEntry, ContentLocale, ContentQuery } from '../runtime/content-type.ts'`,
    '',
  ].join('\n')
}

function readModel(source: SchemaSource): ContentModel {
  const file = readJsonFile(path, source)
  const [error, ...others] = modelFaults(file.value).map(({ keys, message }) => file.error(message, keys))
  if (error !== undefined && others.length > 0)
    throw new AggregateError([error, ...others], [error, ...others].map(({ message }) => message).join('\n'))
  if (error !== undefined) throw error
  // Checked just above, as far as codegen relies on it.
  const model = file.value as unknown as ContentModel
  return { ...model, contentTypes: model.contentTypes.toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1)) }
}
