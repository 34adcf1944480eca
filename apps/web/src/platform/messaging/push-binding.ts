import { registerPushBinding } from '@clubhouse/rest-client/club'
import { currentSession, onSessionStart } from '#platform/auth/session-store.ts'
import { nativeBridge } from '#platform/native/native-bridge.ts'
import { shellPlatform } from '#platform/native/shell-info.ts'

/**
 * Binds the device to the member who is signed in, once its shell says where it takes notifications (API-18), and again
 * for each member who signs in. Whether anything is sent there is the member's setting. A failure is only logged.
 */
export function followPushToken(): void {
  let address: string | undefined
  let bound: string | undefined
  const bind = async () => {
    const session = currentSession()
    if (address === undefined || session.kind !== 'authenticated') return
    const binding = `${session.member.memberId} ${address}`
    if (binding === bound) return
    bound = binding
    try {
      await registerPushBinding({ body: { bindingType: shellPlatform() === 'ios' ? 'apn' : 'fcm', address } })
    } catch (error) {
      bound = undefined
      console.warn('The device was not registered for notifications', error)
    }
  }
  onSessionStart(() => void bind())
  nativeBridge().subscribe('push_token', ({ token }) => {
    address = token
    void bind()
  })
}
