import { withCompilerOptions } from 'react-docgen-typescript'
import type { ComponentApi } from '../src/examples/component-api.ts'

/** Reads the exported components of some files. */
export function readApi(files: readonly string[]): readonly ComponentApi[] {
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
  return parser.parse([...files]).map(({ displayName, description, props }) => ({
    name: displayName,
    description,
    props: Object.values(props).map(({ name, type, required, defaultValue, description: says, tags }) => ({
      name,
      type: type.raw === undefined || type.name !== 'enum' ? type.name : literals(type.value) || type.raw,
      required,
      defaultValue: defaultOf(defaultValue, tags),
      description: says,
      selector: tags?.['selector'],
    })),
  }))
}

function literals(value: unknown): string {
  return Array.isArray(value)
    ? value
        .map(({ value: literal }: { value: string }) => literal)
        .filter((literal) => literal !== 'undefined')
        .join(' | ')
    : ''
}

function defaultOf(value: unknown, tags: { [key: string]: string } | undefined): string | undefined {
  if (typeof value === 'object' && value !== null && 'value' in value && value.value !== undefined)
    return String(value.value)
  return tags?.['default']
}
