import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { useResetSandbox } from '../api/control-queries.ts'
import { ControlAlert } from './ControlAlert.tsx'

/** Back to the sample data. */
export function ResetTool() {
  const reset = useResetSandbox()
  return (
    <Stack gap="medium">
      <Heading level={2} size="medium">
        {m.tools_reset_heading()}
      </Heading>
      <Text tone="muted">{m.tools_reset_intro()}</Text>
      <ControlAlert error={reset.error} />
      {reset.isSuccess && (
        <Alert tone="success" isAnnounced>
          {m.common_done()}
        </Alert>
      )}
      <div>
        <Button
          variant="secondary"
          onPress={() => reset.mutate(undefined)}
          isPending={reset.isPending}
          pendingLabel={m.tools_loading()}
        >
          {m.tools_reset()}
        </Button>
      </div>
    </Stack>
  )
}
