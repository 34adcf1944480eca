import type { ApplicationHandlers } from '../../generated/rest-club-handlers.ts'
import type { Club } from '../club.ts'

/** What is supported unless a flag of the sandbox, such as `minimum_web_version`, says another version. */
const leastSupported = '2.0.0'
const versionPattern = /^v?\d+\.\d+\.\d+$/

/** The app itself. */
export function applicationHandlers({ flags }: Club): ApplicationHandlers {
  return {
    async checkVersion({ query: { app = 'web', version }, caller }) {
      const set = await flags.effective(caller?.email)
      const flag = set.get(`minimum_${app}_version`)
      const minimumVersion = typeof flag === 'string' && versionPattern.test(flag) ? flag : leastSupported
      return { minimumVersion, updateRequired: isOlder(version, minimumVersion) }
    },
  }
}

/** Returns whether one version comes before another, number by number. */
export function isOlder(version: string, other: string): boolean {
  const withoutV = (text: string) => text.replace(/^v/, '')
  return withoutV(version).localeCompare(withoutV(other), 'en', { numeric: true }) < 0
}
