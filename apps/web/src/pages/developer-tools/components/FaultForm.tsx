import { Button } from '@clubhouse/design-system/Button'
import { ComboBox } from '@clubhouse/design-system/ComboBox'
import { Grid } from '@clubhouse/design-system/Grid'
import { Select } from '@clubhouse/design-system/Select'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextField } from '@clubhouse/design-system/TextField'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useAddFault, useOperations } from '../api/control-queries.ts'
import { type FaultEffect, faultEffects, type FaultFields, faultOf, wrongFaultFields } from '../model/fault-form.ts'
import { ControlAlert } from './ControlAlert.tsx'

const untouched: FaultFields = { operationId: '', effect: '500', times: '1', member: '' }

/** One fault to add. What was entered stays, so that the next one is quick. */
export function FaultForm() {
  const operations = useOperations()
  const add = useAddFault()
  const [fields, setFields] = useState(untouched)
  const [isTried, setTried] = useState(false)
  const wrong = isTried ? wrongFaultFields(fields) : []
  const change = (part: Partial<FaultFields>) => setFields((current) => ({ ...current, ...part }))
  const send = () => {
    setTried(true)
    if (wrongFaultFields(fields).length === 0) add.mutate(faultOf(fields))
  }
  return (
    <Stack gap="medium">
      <Grid columns="two">
        <ComboBox
          label={m.tools_faults_operation()}
          name="operation"
          value={fields.operationId}
          onChange={(operationId) => change({ operationId })}
          options={(operations.data ?? []).map((name) => ({ value: name, label: name }))}
          emptyMessage={m.tools_faults_no_operation()}
          errorMessage={wrong.includes('operationId') ? m.tools_faults_operation_wrong() : undefined}
        />
        <Select
          label={m.tools_faults_effect()}
          name="effect"
          value={fields.effect}
          onChange={(value) => change({ effect: faultEffects.find((effect) => effect === value) ?? '500' })}
          placeholder={m.tools_faults_effect()}
          emptyMessage={m.tools_faults_effect()}
          options={faultEffects.map((effect) => ({ value: effect, label: effectLabel(effect) }))}
        />
        <TextField
          label={m.tools_faults_times()}
          name="times"
          inputMode="numeric"
          value={fields.times}
          onChange={(times) => change({ times })}
          errorMessage={wrong.includes('times') ? m.tools_faults_times_wrong() : undefined}
        />
        <TextField
          label={m.tools_faults_member()}
          name="member"
          inputMode="email"
          value={fields.member}
          onChange={(member) => change({ member })}
        />
      </Grid>
      <ControlAlert error={operations.error ?? add.error} />
      <div>
        <Button onPress={send} isPending={add.isPending} pendingLabel={m.tools_loading()}>
          {m.tools_faults_add()}
        </Button>
      </div>
    </Stack>
  )
}

function effectLabel(effect: FaultEffect): string {
  switch (effect) {
    case 'slow':
      return m.tools_faults_slow()
    case 'drop-before':
      return m.tools_faults_drop_before()
    case 'drop-after':
      return m.tools_faults_drop_after()
    case '500':
    case '502':
    case '503':
    case '429':
    case '401':
    case '403':
    case '404':
    case '406':
      return m.tools_faults_status({ status: effect })
  }
}
