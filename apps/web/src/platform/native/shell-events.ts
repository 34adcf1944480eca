import type { EventPort } from '#platform/analytics/ports.ts'
import { nativeBridge } from './native-bridge.ts'

/** In the app the shell measures for both: every event goes over the bridge (NAT-11, ANL-11). */
export function createShellEvents(): EventPort {
  return {
    take: ({ name, properties }) => nativeBridge().send({ type: 'track_event', name, properties }),
    flush: () => undefined,
    stop: () => undefined,
  }
}
