import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Stack } from '@clubhouse/design-system/Stack'
import { Table, type TableColumn } from '@clubhouse/design-system/Table'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { buildVersion } from '#platform/version/build-version.ts'

/** A part of the contract that this build was made from. */
interface SchemaVersion {
  /** Its file below `schemas/`. */
  file: string
  /** The version that the document gives itself, if it does. */
  version: string | null
  /** Of its content: two builds with the same one speak the same contract. */
  fingerprint: string
}

declare const SCHEMA_VERSIONS: readonly SchemaVersion[]

/** Read from the documents when the app is built. */
const schemaVersions: readonly SchemaVersion[] = SCHEMA_VERSIONS

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
