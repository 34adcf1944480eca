import { Button } from '@clubhouse/design-system/Button'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Table, type TableColumn } from '@clubhouse/design-system/Table'
import { m } from '#paraglide/messages.js'
import { useClearFaults, useFaults } from '../api/control-queries.ts'
import type { WaitingFault } from '../api/sandbox-control.ts'
import { ControlAlert } from './ControlAlert.tsx'
import { FaultForm } from './FaultForm.tsx'

interface Row extends WaitingFault {
  id: string
}

const columns = (): readonly [TableColumn<Row>, ...TableColumn<Row>[]] => [
  { id: 'operation', header: m.tools_faults_operation(), cell: ({ operationId }) => operationId },
  { id: 'effect', header: m.tools_faults_effect(), cell: ({ action }) => effectText(action) },
  { id: 'times', header: m.tools_faults_left(), cell: ({ times }) => times, isNumeric: true },
  { id: 'member', header: m.tools_member(), cell: ({ member }) => member ?? m.tools_faults_everybody() },
]

/** Which calls fail, and how. */
export function FaultTool() {
  const faults = useFaults()
  const clear = useClearFaults()
  const rows = (faults.data ?? []).map((fault, index) => ({ ...fault, id: String(index) }))
  return (
    <Stack gap="large">
      <Heading level={2} size="medium">
        {m.tools_faults_heading()}
      </Heading>
      <FaultForm />
      <ControlAlert error={faults.error ?? clear.error} />
      {!faults.isError && (
        <Table
          caption={m.tools_faults_waiting()}
          columns={columns()}
          rows={rows}
          keyOfRow={({ id }) => id}
          emptyText={m.tools_faults_none()}
          isLoading={faults.isPending}
          loadingLabel={m.tools_loading()}
        />
      )}
      <div>
        <Button variant="secondary" onPress={() => clear.mutate(undefined)} isDisabled={rows.length === 0}>
          {m.tools_faults_clear()}
        </Button>
      </div>
    </Stack>
  )
}

function effectText(action: WaitingFault['action']): string {
  switch (action.kind) {
    case 'answer':
      return m.tools_faults_status({ status: String(action.status) })
    case 'delay':
      return m.tools_faults_slow()
    case 'drop':
      return action.when === 'before' ? m.tools_faults_drop_before() : m.tools_faults_drop_after()
  }
}
