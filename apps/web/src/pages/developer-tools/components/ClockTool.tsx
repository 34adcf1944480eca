import { Button } from '@clubhouse/design-system/Button'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { TextField } from '@clubhouse/design-system/TextField'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useMoveClock, useResetClock, useSandboxClock } from '../api/control-queries.ts'
import { ControlAlert } from './ControlAlert.tsx'

/** ISO 8601 durations that are worth a button. */
const steps = [
  { duration: 'PT1H', label: m.tools_clock_hour },
  { duration: 'P1D', label: m.tools_clock_day },
  { duration: 'P1M', label: m.tools_clock_month },
  { duration: 'P1Y', label: m.tools_clock_year },
] as const

/** The sandbox's time, and how to move it. */
export function ClockTool() {
  const clock = useSandboxClock()
  const move = useMoveClock()
  const reset = useResetClock()
  const [to, setTo] = useState('')
  const [isTried, setTried] = useState(false)
  const isWrong = Number.isNaN(Date.parse(to))
  const set = () => {
    setTried(true)
    if (!isWrong) move.mutate({ now: new Date(to).toISOString() })
  }
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
      <Grid columns="two">
        <TextField
          label={m.tools_clock_to()}
          description={m.tools_clock_example()}
          name="clock"
          value={to}
          onChange={setTo}
          errorMessage={isTried && isWrong ? m.tools_clock_wrong() : undefined}
        />
      </Grid>
      <Inline gap="small">
        <Button onPress={set}>{m.tools_clock_set()}</Button>
        <Button variant="secondary" onPress={() => reset.mutate(undefined)}>
          {m.tools_clock_reset()}
        </Button>
      </Inline>
    </Stack>
  )
}
