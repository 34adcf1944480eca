import { Button } from '@clubhouse/design-system/Button'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { TextField } from '@clubhouse/design-system/TextField'
import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'
import { Form } from '#platform/forms/Form.tsx'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useMoveClock, useResetClock, useSandboxClock } from '../api/control-queries.ts'
import { ControlAlert } from './ControlAlert.tsx'

/** ISO 8601 durations that are worth a button. */
const steps = [
  { duration: 'PT1H', label: m.tools_clock_hour },
  { duration: 'P1D', label: m.tools_clock_day },
  { duration: 'P1M', label: m.tools_clock_month },
  { duration: 'P1Y', label: m.tools_clock_year },
] as const

const schema = z.object({
  clock: z.string().check(z.refine((time) => !Number.isNaN(Date.parse(time)), { error: m.tools_clock_wrong })),
})

/** The sandbox's time, and how to move it. */
export function ClockTool() {
  const clock = useSandboxClock()
  const move = useMoveClock()
  const reset = useResetClock()
  const form = useForm({ schema, defaultValues: { clock: '' } })
  return (
    <Stack gap="large">
      <DescriptionList
        items={[{ term: m.tools_clock_now(), description: clock.data === undefined ? '…' : clock.data.now }]}
      />
      <ControlAlert error={clock.error ?? move.error ?? reset.error} />
      <Stack gap="small">
        <Heading level={2} size="medium">
          {m.tools_clock_heading()}
        </Heading>
        <Text tone="muted">{m.tools_clock_intro()}</Text>
      </Stack>
      <Inline gap="small">
        {steps.map(({ duration, label }) => (
          <Button key={duration} variant="secondary" onPress={() => move.mutate({ advance: duration })}>
            {label()}
          </Button>
        ))}
      </Inline>
      <Form
        form={form}
        onSubmit={(typed) => move.mutate({ now: new Date(typed.clock).toISOString() })}
        errorSummaryTitle={m.tools_check()}
      >
        <Stack gap="large">
          <Grid columns="two">
            <FormField form={form} name="clock">
              {(field) => <TextField label={m.tools_clock_to()} description={m.tools_clock_example()} {...field} />}
            </FormField>
          </Grid>
          <Inline gap="small">
            <Button type="submit">{m.tools_clock_set()}</Button>
            <Button variant="secondary" onPress={() => reset.mutate(undefined)}>
              {m.tools_clock_reset()}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
