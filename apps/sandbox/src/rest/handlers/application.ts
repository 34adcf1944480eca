import type { ApplicationHandlers } from '../../generated/rest-club-handlers.ts'
import type { Club } from '../club.ts'

/** What is supported unless a flag of the sandbox, such as `minimum_web_version`, says another version. */
const leastSupported = '2.0.0'
const versionPattern = /^v?(\d+)\.(\d+)\.(\d+)$/

/** The app itself. */
export function applicationHandlers({ flags }: Club): ApplicationHandlers {
  return {
    async checkVersion({ query: { app = 'web', version }, caller }) {
      const set = await flags.effective(caller.kind === 'member' ? caller.member.email : undefined)
      const flag = set.get(`minimum_${app}_version`)
      const minimumVersion = typeof flag === 'string' && versionPattern.test(flag) ? flag : leastSupported
      return { status: 200, body: { minimumVersion, updateRequired: isOlder(version, minimumVersion) } }
    },
  }
}

/** Returns whether one version comes before another, number by number. */
export function isOlder(version: string, other: string): boolean {
  const numbers = (text: string) => versionPattern.exec(text)?.slice(1).map(Number) ?? []
  const [one, two] = [numbers(version), numbers(other)]
  const at = one.findIndex((number, index) => number !== two[index])
  return at !== -1 && (one[at] ?? 0) < (two[at] ?? 0)
}
