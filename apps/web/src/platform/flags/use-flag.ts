import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSession } from '../auth/session-store.ts'
import { flagOverrides, noFlagOverrides, subscribeToFlagOverrides } from './flag-overrides.ts'
import { flagsOptions } from './flag-query.ts'
import { type FlagGate, flagGate } from './flag-gate.ts'
import { flagDefaults, type FlagName, type Flags } from './flags.ts'

/** A flag's value; its default while flags are not known. */
export function useFlag<Name extends FlagName>(name: Name): Flags[Name] {
  const override: Flags[Name] | undefined = useOverrides()[name]
  const answered = useQuery(flagsOptions(useSession())).data?.[name]
  return override ?? answered ?? flagDefaults[name]
}

/** Whether the server has said what the flags are, so that one that is off may change the page. */
export function useFlagsLoaded(): boolean {
  return useQuery(flagsOptions(useSession())).isSuccess
}

/** What to do with a page behind a flag. */
export function useFlagGate(name: FlagName): FlagGate {
  const isOn = useFlag(name)
  const isOverridden = useOverrides()[name] !== undefined
  const { status } = useQuery(flagsOptions(useSession()))
  return flagGate({ isOn, isKnown: isOverridden || status !== 'pending' })
}

function useOverrides(): Partial<Flags> {
  return useSyncExternalStore(subscribeToFlagOverrides, flagOverrides, noFlagOverrides)
}
