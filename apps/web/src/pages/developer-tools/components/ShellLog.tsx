import { Badge } from '@clubhouse/design-system/Badge'
import { Button } from '@clubhouse/design-system/Button'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { Table, type TableColumn } from '@clubhouse/design-system/Table'
import type { LoggedMessage } from '@clubhouse/native-bridge/simulated-shell'
import { m } from '#paraglide/messages.js'
import { rawText } from './tools.css.ts'

interface Row extends LoggedMessage {
  id: string
}

const columns = (): readonly [TableColumn<Row>, ...TableColumn<Row>[]] => [
  {
    id: 'direction',
    header: m.tools_shell_direction(),
    cell: ({ direction }) => (direction === 'toShell' ? m.tools_shell_to_shell() : m.tools_shell_to_web()),
  },
  { id: 'time', header: m.tools_shell_time(), cell: ({ at }) => at, isNumeric: true },
  { id: 'verdict', header: m.tools_shell_verdict(), cell: (row) => <VerdictBadge {...row} /> },
  {
    id: 'message',
    header: m.tools_shell_message(),
    cell: ({ message }) => <code className={rawText}>{JSON.stringify(message)}</code>,
  },
]

export interface ShellLogProps {
  log: readonly LoggedMessage[]
  onClear: () => void
  onDownload: () => void
}

/** Every message, both ways, with what the schema says of it. */
export function ShellLog({ log, onClear, onDownload }: ShellLogProps) {
  return (
    <Stack gap="medium">
      <Table
        caption={m.tools_shell_log()}
        columns={columns()}
        rows={log.map((entry, index) => ({ ...entry, id: String(index) })).toReversed()}
        keyOfRow={({ id }) => id}
        emptyText={m.tools_shell_none()}
      />
      <Inline gap="small">
        <Button variant="secondary" onPress={onDownload} isDisabled={log.length === 0}>
          {m.tools_shell_download()}
        </Button>
        <Button variant="secondary" onPress={onClear} isDisabled={log.length === 0}>
          {m.tools_shell_clear()}
        </Button>
      </Inline>
    </Stack>
  )
}

function VerdictBadge({ verdict, isPassedOver }: LoggedMessage) {
  switch (verdict.kind) {
    case 'valid':
      return isPassedOver ? (
        <Badge tone="neutral">{m.tools_shell_passed_over()}</Badge>
      ) : (
        <Badge tone="success">{m.tools_shell_valid()}</Badge>
      )
    case 'unknown_type':
      return <Badge tone="warning">{m.tools_shell_unknown()}</Badge>
    case 'wrong':
      return <Badge tone="warning">{m.tools_shell_wrong({ fields: verdict.fields.join(', ') })}</Badge>
  }
}
