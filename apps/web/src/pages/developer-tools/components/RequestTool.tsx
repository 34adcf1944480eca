import { Badge } from '@clubhouse/design-system/Badge'
import { ComboBox } from '@clubhouse/design-system/ComboBox'
import { Grid } from '@clubhouse/design-system/Grid'
import { Stack } from '@clubhouse/design-system/Stack'
import { Table, type TableColumn } from '@clubhouse/design-system/Table'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useOperations, useReceivedCalls } from '../api/control-queries.ts'
import type { ReceivedCall } from '../api/sandbox-control.ts'
import { ControlAlert } from './ControlAlert.tsx'

interface Row extends ReceivedCall {
  id: string
}

const columns = (): readonly [TableColumn<Row>, ...TableColumn<Row>[]] => [
  {
    id: 'call',
    header: m.tools_requests_call(),
    cell: ({ operationId, method, path }) => operationId ?? `${method} ${path}`,
  },
  { id: 'status', header: m.tools_requests_status(), cell: ({ status }) => <Status status={status} /> },
  { id: 'duration', header: m.tools_requests_duration(), cell: ({ durationMs }) => durationMs, isNumeric: true },
  { id: 'member', header: m.tools_member(), cell: ({ member }) => member ?? m.tools_requests_visitor() },
  { id: 'time', header: m.tools_requests_time(), cell: ({ time }) => time.slice(11, 23) },
]

/** The last hundred calls that the sandbox received, of one operation or of all. */
export function RequestTool() {
  const [operationId, setOperationId] = useState('')
  const operations = useOperations()
  const calls = useReceivedCalls(operationId)
  const rows = (calls.data ?? []).map((call, index) => ({ ...call, id: `${call.time} ${index}` })).toReversed()
  return (
    <Stack gap="large">
      <Grid columns="two">
        <ComboBox
          label={m.tools_requests_filter()}
          description={m.tools_requests_all()}
          name="operation"
          value={operationId}
          onChange={setOperationId}
          options={(operations.data ?? []).map((name) => ({ value: name, label: name }))}
          emptyMessage={m.tools_faults_no_operation()}
        />
      </Grid>
      <ControlAlert error={calls.error} />
      {!calls.isError && (
        <Table
          caption={m.tools_requests_caption()}
          columns={columns()}
          rows={rows}
          keyOfRow={({ id }) => id}
          emptyText={m.tools_requests_none()}
          isLoading={calls.isPending}
          loadingLabel={m.tools_loading()}
        />
      )}
    </Stack>
  )
}

function Status({ status }: { status: number | null }) {
  if (status === null) return <Badge tone="error">{m.tools_requests_dropped()}</Badge>
  return <Badge tone={status < 400 ? 'success' : 'error'}>{status}</Badge>
}
