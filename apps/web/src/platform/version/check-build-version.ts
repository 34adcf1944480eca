import { checkVersion } from '@clubhouse/rest-client/club'
import { buildVersion } from './build-version.ts'
import { currentVersionState, setVersionState, type VersionState } from './version-store.ts'

/** Asks the server whether this build is still supported. When that cannot be asked, nothing changes. Never rejects. */
export async function checkBuildVersion(): Promise<VersionState> {
  try {
    const { updateRequired } = await checkVersion({ app: 'web', version: buildVersion })
    setVersionState(updateRequired ? 'too-old' : 'supported')
  } catch (error) {
    console.warn('The version could not be checked', error)
  }
  return currentVersionState()
}
