import { listFeatures } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import { appConfig } from '#platform/config/app-config.ts'
import { flagsFrom } from './flag-values.ts'
import type { FlagName, Flags } from './generated/flags.ts'

/**
 * Returns a visitor's flag as the host had it when it rendered the page, for a public page behind a flag: until the
 * browser's own flags are there, the page is what its HTML is. Undefined for a page that the host did not render.
 */
export function useHostFlag<Name extends FlagName>(name: Name): Flags[Name] | undefined {
  return useQuery(hostFlagsOptions()).data?.[name]
}

/** Returns a visitor's flags outside components. Only the host asks. */
export async function readHostFlags(): Promise<Flags> {
  const { features } = await listFeatures(asked())
  return flagsFrom({ features })
}

function hostFlagsOptions() {
  return {
    queryKey: [...listFeatures.queries.queryKey, 'host'] as const,
    queryFn: readHostFlags,
    enabled: import.meta.env.SSR,
    staleTime: Infinity,
    gcTime: Infinity,
  }
}

function asked() {
  return { project: appConfig().featuresProject, sessionId: 'prerendered' }
}
