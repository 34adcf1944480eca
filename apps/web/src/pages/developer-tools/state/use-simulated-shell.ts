import { createSimulatedShell, type LoggedMessage, type SimulatedShell } from '@clubhouse/native-bridge/simulated-shell'
import { type RefObject, useEffect, useState } from 'react'

/** The simulated shell of a frame, and all that went over the bridge since the log was cleared, oldest first. */
export interface ShellSession {
  shell: SimulatedShell
  log: readonly LoggedMessage[]
  clearLog: () => void
}

/** Connects a simulated shell to the app in a frame of our own origin. */
export function useSimulatedShell(frame: RefObject<HTMLIFrameElement | null>): ShellSession {
  const [log, setLog] = useState<readonly LoggedMessage[]>([])
  const [shell] = useState(() =>
    createSimulatedShell({
      deliver: (text) => frame.current?.contentWindow?.postMessage({ kind: 'to-web', text }, location.origin),
      onMessage: (entry) => setLog((entries) => [...entries, entry]),
    }),
  )
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source === null || source !== frame.current?.contentWindow) return
      if (isToShell(data)) shell.receive(data.text)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, shell])
  return { shell, log, clearLog: () => setLog([]) }
}

function isToShell(data: unknown): data is { kind: 'to-shell'; text: string } {
  return (
    typeof data === 'object' &&
    data !== null &&
    Reflect.get(data, 'kind') === 'to-shell' &&
    typeof Reflect.get(data, 'text') === 'string'
  )
}
