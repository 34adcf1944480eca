import { checkVersion } from '@clubhouse/rest-client/club'
import { proxy, useSnapshot } from 'valtio'
import { buildVersion } from './build-version.ts'

/** Whether this build may still be used (ERR-38). */
export type VersionState = 'unknown' | 'supported' | 'too-old'

const store = proxy<{ state: VersionState }>({ state: 'unknown' })

export function useVersionState(): VersionState {
  return useSnapshot(store).state
}

/** Asks the server whether this build is still supported. When that cannot be asked, nothing changes. Never rejects. */
export async function checkBuildVersion(): Promise<VersionState> {
  try {
    const { updateRequired } = await checkVersion({ app: 'web', version: buildVersion })
    store.state = updateRequired ? 'too-old' : 'supported'
  } catch (error) {
    console.warn('The version could not be checked', error)
  }
  return store.state
}
