import { checkBuildVersion } from './check-build-version.ts'

/** Milliseconds after which somebody who comes back to a tab may find that it has become too old. */
const interval = 15 * 60_000

/** Checks the version now, and when somebody comes back to the tab after a while. Returns how to stop. */
export function followVersion(): () => void {
  let checkedAt = Date.now()
  void checkBuildVersion()
  const onReturn = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < interval) return
    checkedAt = Date.now()
    void checkBuildVersion()
  }
  document.addEventListener('visibilitychange', onReturn)
  return () => document.removeEventListener('visibilitychange', onReturn)
}
