import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Stack } from '@clubhouse/design-system/Stack'
import { Table, type TableColumn } from '@clubhouse/design-system/Table'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { buildVersion } from '#platform/version/build-version.ts'
import { type SchemaVersion, schemaVersions } from '../model/schema-versions.ts'

const columns = (): readonly [TableColumn<SchemaVersion>, ...TableColumn<SchemaVersion>[]] => [
  { id: 'file', header: m.tools_versions_file(), cell: ({ file }) => file },
  {
    id: 'version',
    header: m.tools_versions_version(),
    cell: ({ version }) => version ?? m.tools_versions_unnumbered(),
  },
  { id: 'fingerprint', header: m.tools_versions_fingerprint(), cell: ({ fingerprint }) => <code>{fingerprint}</code> },
]

/** Which build this is, and which contract it speaks. */
export function VersionTool() {
  return (
    <Stack gap="large">
      <DescriptionList
        items={[
          { term: m.tools_versions_build(), description: buildVersion },
          { term: m.tools_versions_environment(), description: appConfig().environment },
        ]}
      />
      <Table
        caption={m.tools_versions_caption()}
        columns={columns()}
        rows={schemaVersions}
        keyOfRow={({ file }) => file}
        emptyText={m.tools_versions_caption()}
      />
    </Stack>
  )
}
