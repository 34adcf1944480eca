import { Badge } from '@clubhouse/design-system/Badge'
import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { Grid } from '@clubhouse/design-system/Grid'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { Switch } from '@clubhouse/design-system/Switch'
import { Text } from '@clubhouse/design-system/Text'
import { useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import {
  clearFlagOverrides,
  flagOverrides,
  noFlagOverrides,
  setFlagOverride,
  subscribeToFlagOverrides,
} from '#platform/flags/flag-overrides.ts'
import { flagRegistry } from '#platform/flags/generated/flag-registry.ts'
import { type FlagName, flagNames } from '#platform/flags/generated/flags.ts'
import { useFlag } from '#platform/flags/use-flag.ts'

/** Every flag of the registry with its value for the current person, and overrides for this tab. */
export function FlagTool() {
  const overrides = useOverrides()
  return (
    <Stack gap="large">
      <Text tone="muted">{m.tools_flags_intro()}</Text>
      <div>
        <Button
          variant="secondary"
          onPress={() => clearFlagOverrides()}
          isDisabled={Object.keys(overrides).length === 0}
        >
          {m.tools_flags_clear_all()}
        </Button>
      </div>
      <Grid columns="two" as="ul" gap="small">
        {flagNames.map((name) => (
          <Card key={name} as="li" padding="medium">
            <FlagSwitch name={name} />
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}

function FlagSwitch({ name }: { name: FlagName }) {
  const isOn = useFlag(name)
  const isOverridden = useOverrides()[name] !== undefined
  const { purpose, owner, source } = flagRegistry[name]
  return (
    <Stack gap="small">
      <Switch
        label={name}
        description={m.tools_flags_about({ purpose, owner, source })}
        isSelected={isOn}
        onChange={(value) => setFlagOverride(name, value)}
      />
      {isOverridden && (
        <Inline gap="small">
          <Badge tone="info">{m.tools_flags_overridden()}</Badge>
          <Button
            variant="secondary"
            size="small"
            aria-label={m.tools_flags_clear({ flag: name })}
            onPress={() => clearFlagOverrides(name)}
          >
            {m.tools_flags_take_back()}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function useOverrides() {
  return useSyncExternalStore(subscribeToFlagOverrides, flagOverrides, noFlagOverrides)
}
