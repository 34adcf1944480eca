import { isNativeApp } from '#platform/native/native-app.ts'

/** Whether this browser shows notifications of the club: as its permission says, or not at all. */
export type NotificationAccess = NotificationPermission | 'unsupported'

/** Returns what the browser allows now. In the native app the shell sees to that. */
export function notificationAccess(): NotificationAccess {
  if (isNativeApp()) return 'granted'
  return 'Notification' in globalThis ? Notification.permission : 'unsupported'
}

/** Has the browser ask for permission, where it has not been given or refused; returns what it allows then. */
export async function askNotificationPermission(): Promise<NotificationAccess> {
  const access = notificationAccess()
  return access === 'default' ? Notification.requestPermission() : access
}
