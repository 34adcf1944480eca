import { Button } from '@clubhouse/design-system/Button'
import { Grid } from '@clubhouse/design-system/Grid'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { TextField } from '@clubhouse/design-system/TextField'
import { recordingOf } from '@clubhouse/native-bridge/recording'
import { useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { basePath } from '#platform/config/base-path.ts'
import { useSimulatedShell } from '../state/use-simulated-shell.ts'
import { ShellLog } from './ShellLog.tsx'
import { ShellManners } from './ShellManners.tsx'
import { ShellMessageForm } from './ShellMessageForm.tsx'
import * as styles from './ShellTool.css.ts'

/** CSS pixels of the phone. */
const phoneWidth = 375
const phoneHeight = 720

/** The app in a phone, in a shell that does as it is told (NAT-01). */
export function ShellTool() {
  const frame = useRef<HTMLIFrameElement>(null)
  const { shell, log, clearLog } = useSimulatedShell(frame)
  const [address, setAddress] = useState('/')
  const [opened, setOpened] = useState({ path: '/', count: 0 })
  const open = () => {
    clearLog()
    setOpened(({ count }) => ({ path: pathOf(address), count: count + 1 }))
  }
  return (
    <Stack gap="large">
      <Text tone="muted">{m.tools_shell_intro()}</Text>
      <Grid columns="two">
        <Stack gap="medium">
          <TextField label={m.tools_shell_address()} name="address" value={address} onChange={setAddress} />
          <Inline gap="small">
            <Button onPress={open}>{m.tools_shell_open()}</Button>
          </Inline>
          <div className={styles.phone}>
            <div className={styles.status} />
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app itself, of our own origin, with all it may do */}
            <iframe
              key={opened.count}
              ref={frame}
              className={styles.screen}
              width={phoneWidth}
              height={phoneHeight}
              title={m.tools_shell_frame()}
              src={`${basePath}${opened.path}`}
            />
          </div>
        </Stack>
        <Stack gap="large">
          <ShellManners shell={shell} />
          <ShellMessageForm onSend={shell.send} />
        </Stack>
      </Grid>
      <ShellLog
        log={log}
        onClear={clearLog}
        onDownload={() => download(JSON.stringify(recordingOf(opened.path, log), null, 2))}
      />
    </Stack>
  )
}

/** Any page of the club, those of a login as well, and nothing outside it. */
function pathOf(address: string): string {
  return `/${address.replace(/^[/\\\s]+/, '')}`
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: 'shell.recording.json' }).click()
  URL.revokeObjectURL(url)
}
