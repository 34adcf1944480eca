import { Heading } from '@clubhouse/design-system/Heading'
import { Select } from '@clubhouse/design-system/Select'
import { Stack } from '@clubhouse/design-system/Stack'
import {
  type Manner,
  manners,
  requestTypes,
  type ShellVersion,
  shellVersions,
  type SimulatedShell,
} from '@clubhouse/native-bridge/simulated-shell'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'

const mannerLabels: Readonly<Record<Manner, () => string>> = {
  accept: m.tools_shell_accept,
  refuse: m.tools_shell_refuse,
  delay: m.tools_shell_delay,
  silent: m.tools_shell_silent,
}
const versionLabels: Readonly<Record<ShellVersion, () => string>> = {
  current: m.tools_shell_current,
  old: m.tools_shell_old,
}

/** What the shell does with each kind of request, and how old it is. */
export function ShellManners({ shell }: { shell: SimulatedShell }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Manner>>>({})
  const [version, setVersion] = useState<ShellVersion>('current')
  return (
    <Stack gap="medium">
      <Heading level={2} size="medium">
        {m.tools_shell_manners()}
      </Heading>
      <Select
        label={m.tools_shell_version()}
        placeholder={m.tools_shell_version()}
        emptyMessage={m.tools_shell_version()}
        name="version"
        value={version}
        options={shellVersions.map((value) => ({ value, label: versionLabels[value]() }))}
        onChange={(value) => {
          const next = shellVersions.find((each) => each === value) ?? 'current'
          setVersion(next)
          shell.setVersion(next)
        }}
      />
      {requestTypes.map((type) => (
        <Select
          key={type}
          label={m.tools_shell_manner({ type })}
          placeholder={m.tools_shell_manner({ type })}
          emptyMessage={m.tools_shell_manner({ type })}
          name={type}
          value={chosen[type] ?? 'accept'}
          options={manners.map((value) => ({ value, label: mannerLabels[value]() }))}
          onChange={(value) => {
            const next = manners.find((each) => each === value) ?? 'accept'
            setChosen((all) => ({ ...all, [type]: next }))
            shell.behave(type, next)
          }}
        />
      ))}
    </Stack>
  )
}
