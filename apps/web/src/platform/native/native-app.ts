import { findShell, noShell, type ShellPort } from '@clubhouse/native-bridge/ports'

/** What the native shell puts into the window to be reached by. */
export const shellName = 'ClubShell'

let decided: ShellPort | undefined

/** Returns the way to the native shell, decided once by whether the window has one (NAT-01). */
export function shellPort(): ShellPort {
  decided ??= typeof window === 'undefined' ? noShell : findShell(window, shellName)
  return decided
}

/** Returns whether the app runs inside the native shell, which hides header, footer and some blocks (NAT-01). */
export function isNativeApp(): boolean {
  return shellPort().kind !== 'none'
}

/**
 * Puts a shell in place of the window's own: the fake one of tests, before anything asks for it.
 *
 * @internal
 */
export function connectShell(port: ShellPort): void {
  decided = port
}
