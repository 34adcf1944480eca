import { nativeBridge } from './native-bridge.ts'

let platform: string | undefined

/** Returns what the shell runs on, such as `ios`; undefined in a browser, and until the shell has said it. */
export function shellPlatform(): string | undefined {
  return platform
}

/** Listens to what the shell says of itself (NAT-01). Returns how to stop. */
export function followShellInfo(): () => void {
  return nativeBridge().subscribe('shell_info', (info) => {
    platform = info.platform
  })
}
