import type { ShellInfo } from '@clubhouse/native-bridge/messages'
import { proxy, ref, useSnapshot } from 'valtio'

const store = proxy<{ info: ShellInfo | undefined }>({ info: undefined })

/** What the app runs in, once the shell has said it; nothing in a browser. */
export function useShellInfo(): ShellInfo | undefined {
  return useSnapshot(store).info
}

export function setShellInfo(info: ShellInfo): void {
  store.info = ref(info)
}
