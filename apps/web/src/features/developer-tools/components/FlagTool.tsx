import { Badge } from '@clubhouse/design-system/Badge'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Switch } from '@clubhouse/design-system/Switch'
import { Table, type TableColumn } from '@clubhouse/design-system/Table'
import { Text } from '@clubhouse/design-system/Text'
import { useSyncExternalStore } from 'react'
import { m } from '../../../paraglide/messages.js'
import {
  clearFlagOverrides,
  flagOverrides,
  noFlagOverrides,
  setFlagOverride,
  subscribeToFlagOverrides,
} from '../../../platform/flags/flag-overrides.ts'
import { flagRegistry } from '../../../platform/flags/flag-registry.ts'
import { type FlagName, flagNames } from '../../../platform/flags/flags.ts'
import { useFlag } from '../../../platform/flags/use-flag.ts'

const columns = (): readonly [TableColumn<FlagName>, ...TableColumn<FlagName>[]] => [
  { id: 'name', header: m.tools_flags_name(), cell: (name) => name },
  { id: 'value', header: m.tools_flags_value(), cell: (name) => <FlagValue name={name} /> },
  { id: 'purpose', header: m.tools_flags_purpose(), cell: (name) => flagRegistry[name].purpose },
  { id: 'owner', header: m.tools_flags_owner(), cell: (name) => flagRegistry[name].owner },
]

/** Every flag of the registry with its value for whoever is looking, and overrides for this tab. */
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
      <Table
        caption={m.tools_flags_caption()}
        isCaptionHidden
        columns={columns()}
        rows={flagNames}
        keyOfRow={(name) => name}
        emptyText={m.tools_flags_caption()}
      />
    </Stack>
  )
}

function FlagValue({ name }: { name: FlagName }) {
  const isOn = useFlag(name)
  const isOverridden = useOverrides()[name] !== undefined
  return (
    <Stack gap="xsmall">
      <Switch label={name} isSelected={isOn} onChange={(value) => setFlagOverride(name, value)} />
      {isOverridden && (
        <>
          <div>
            <Badge tone="info">{m.tools_flags_overridden()}</Badge>
          </div>
          <div>
            <Button variant="secondary" size="small" onPress={() => clearFlagOverrides(name)}>
              {m.tools_flags_clear({ flag: name })}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}

function useOverrides() {
  return useSyncExternalStore(subscribeToFlagOverrides, flagOverrides, noFlagOverrides)
}
