import { Text } from '../components/Text/Text.tsx'
import type { ComponentApi } from './component-api.ts'
import { GalleryTable } from './GalleryTable.tsx'

/** The props of a component and of the parts beside it, read off their types. */
export function ApiTable({ api }: { api: readonly ComponentApi[] }) {
  return api.map(({ name, description, props }) => (
    <div key={name}>
      <Text>{description}</Text>
      <GalleryTable
        caption={`Props of ${name}`}
        columns={['Prop', 'Type', 'Default', 'What it is for']}
        rows={props.map((prop) => [
          prop.required ? `${prop.name} (required)` : prop.name,
          <code key="type">{prop.type}</code>,
          prop.defaultValue ?? '',
          prop.selector === undefined ? prop.description : `${prop.description} State: ${prop.selector}`,
        ])}
      />
    </div>
  ))
}
