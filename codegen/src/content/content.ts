import { readFileSync } from 'node:fs'
import {
  type CFContentType,
  CFDefinitionsBuilder,
  ContentTypeRenderer,
  TypeGuardRenderer,
  moduleSkeletonName,
} from 'cf-content-types-generator'
import { type GeneratedFile, header } from '../generated-file.ts'

const folder = 'packages/content-client/src/generated'

export interface ContentModel {
  contentTypes: readonly (CFContentType & { description?: string })[]
  locales: readonly { code: string; default: boolean; fallbackCode: string | null }[]
}

/** The content client: entry types by cf-content-types-generator, the locales, and a named operation per content type. */
export function generateContent(): GeneratedFile[] {
  const source = new URL(import.meta.resolve('@clubhouse/schemas/content/content-model.json'))
  const model = JSON.parse(readFileSync(source, 'utf8')) as ContentModel
  const types = [...model.contentTypes].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1))
  const builder = new CFDefinitionsBuilder([new ContentTypeRenderer(), new TypeGuardRenderer()])
  builder.appendTypes(types)
  return [
    { path: `${folder}/types.ts`, text: `${header('schemas/content/content-model.json')}\n${builder.toString()}` },
    { path: `${folder}/operations.ts`, text: renderContentOperations({ ...model, contentTypes: types }) },
  ]
}

/** One named export per content type, and the locales the model has. */
export function renderContentOperations(model: ContentModel): string {
  const skeletons = model.contentTypes.map((type) => moduleSkeletonName(type.sys.id))
  return [
    header('schemas/content/content-model.json'),
    `import { createContentType } from '../runtime/content-type.ts'`,
    `import type { ${skeletons.join(', ')} } from './types.ts'`,
    '',
    '/** The locales in which content is written; the first is the default (REG-13). */',
    `export const contentLocales = [${localesOf(model)
      .map((code) => `'${code}'`)
      .join(', ')}] as const`,
    '',
    ...model.contentTypes.map((type) =>
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

function localesOf(model: ContentModel): string[] {
  return [...model.locales].sort((a, b) => Number(b.default) - Number(a.default)).map(({ code }) => code)
}
