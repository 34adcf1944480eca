import { withCompilerOptions } from 'react-docgen-typescript'
import type { ComponentApi } from '../src/examples/component-api.ts'

export type FileApi = ComponentApi & { readonly file: string }

/** Reads the exported components of some files, all with one type checker, which is what takes the time. */
export function readApi(files: readonly string[]): readonly FileApi[] {
  const parser = withCompilerOptions(
    {
      jsx: 4,
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      moduleResolution: 100,
      module: 200,
      target: 99,
    },
    {
      savePropValueAsString: true,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  )
  return parser.parse([...files]).map(({ displayName, description, props, filePath }) => ({
    file: filePath,
    name: displayName,
    description,
    props: Object.values(props).map(({ name, type, required, defaultValue, description: says, tags }) => ({
      name,
      type: type.raw === undefined || type.name !== 'enum' ? type.name : literals(type.value) || type.raw,
      required,
      defaultValue: defaultOf(defaultValue, tags as Tags),
      description: says.replaceAll(/\s*@(?:selector|default)\b.*$/gm, ''),
      // A tag may stand at the end of a line of words, where the compiler takes it for one.
      selector: (tags as Tags)?.['selector'] ?? /@selector (.*)$/m.exec(says)?.[1],
    })),
  }))
}

/** Of a comment: `@selector`, `@default`. The library's own type is empty. */
type Tags = Readonly<Record<string, string>> | undefined

function literals(value: unknown): string {
  return Array.isArray(value)
    ? value
        .map(({ value: literal }: { value: string }) => literal)
        .filter((literal) => literal !== 'undefined')
        .join(' | ')
    : ''
}

function defaultOf(value: unknown, tags: Tags): string | undefined {
  if (typeof value === 'object' && value !== null && 'value' in value && value.value !== undefined)
    return String(value.value)
  return tags?.['default']
}
