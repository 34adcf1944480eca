import type { AuthFailed } from '@clubhouse/native-bridge/messages'
import { nativeBridge } from './native-bridge.ts'

/** Tells the shell that a login failed (NAT-12); does nothing in a browser. */
export function reportAuthFailure(reason: AuthFailed['reason']): void {
  nativeBridge().send({ type: 'auth_failed', reason })
}
