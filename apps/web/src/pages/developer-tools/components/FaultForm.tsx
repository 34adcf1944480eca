import { Button } from '@clubhouse/design-system/Button'
import { ComboBox } from '@clubhouse/design-system/ComboBox'
import { Grid } from '@clubhouse/design-system/Grid'
import { Select } from '@clubhouse/design-system/Select'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextField } from '@clubhouse/design-system/TextField'
import { m } from '#paraglide/messages.js'
import { Form } from '#platform/forms/Form.tsx'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useAddFault, useOperations } from '../api/control-queries.ts'
import { type FaultEffect, faultEffects, type FaultFields, faultSchema } from '../model/fault.schema.ts'
import { ControlAlert } from './ControlAlert.tsx'

const untouched: FaultFields = { operationId: '', effect: '500', times: '1', member: '' }

/** One fault to add. What was entered stays, so that the next one is quick. */
export function FaultForm() {
  const operations = useOperations()
  const add = useAddFault()
  const form = useForm({ schema: faultSchema, defaultValues: untouched })
  return (
    <Form form={form} onSubmit={(fault) => add.mutate(fault)} errorSummaryTitle={m.tools_check()}>
      <Stack gap="medium">
        <Grid columns="two">
          <FormField form={form} name="operationId">
            {(field) => (
              <ComboBox
                label={m.tools_faults_operation()}
                options={(operations.data ?? []).map((name) => ({ value: name, label: name }))}
                emptyMessage={m.tools_faults_no_operation()}
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="effect">
            {({ onChange, ...field }) => (
              <Select
                label={m.tools_faults_effect()}
                placeholder={m.tools_faults_effect()}
                emptyMessage={m.tools_faults_effect()}
                options={faultEffects.map((effect) => ({ value: effect, label: effectLabel(effect) }))}
                onChange={(value) => onChange(faultEffects.find((effect) => effect === value) ?? '500')}
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="times">
            {(field) => <TextField label={m.tools_faults_times()} inputMode="numeric" {...field} />}
          </FormField>
          <FormField form={form} name="member">
            {(field) => <TextField label={m.tools_faults_member()} inputMode="email" {...field} />}
          </FormField>
        </Grid>
        <ControlAlert error={operations.error ?? add.error} />
        <div>
          <Button type="submit" isPending={add.isPending} pendingLabel={m.tools_loading()}>
            {m.tools_faults_add()}
          </Button>
        </div>
      </Stack>
    </Form>
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
