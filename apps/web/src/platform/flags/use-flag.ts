import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSession } from '#platform/auth/session-store.ts'
import { flagOverrides, noFlagOverrides, subscribeToFlagOverrides } from './flag-overrides.ts'
import { flagsOptions } from './flag-query.ts'
import { type FlagGate, flagGate } from './flag-gate.ts'
import { flagDefaults, type FlagName, type Flags } from './generated/flags.ts'

/** Returns a flag's value; its default until the flags are fetched. */
export function useFlag<Name extends FlagName>(name: Name): Flags[Name] {
  const override: Flags[Name] | undefined = useOverrides()[name]
  const answered = useQuery(flagsOptions(useSession())).data?.flags[name]
  return override ?? answered ?? flagDefaults[name]
}

/** Returns whether the flags are fetched, so that one that is off may change the page. */
export function useFlagsLoaded(): boolean {
  return useQuery(flagsOptions(useSession())).isSuccess
}

/**
 * Returns the variation of an experiment, by the server's name for it. Calls that carry it wait until it is known; they
 * carry none when flags cannot be fetched, or when the flag is overridden in this tab (API-03).
 */
export function useExperiment(name: FlagName): { isKnown: boolean; variation: string | undefined } {
  const isOverridden = useOverrides()[name] !== undefined
  const { status, data } = useQuery(flagsOptions(useSession()))
  return { isKnown: status !== 'pending', variation: isOverridden ? undefined : data?.variations[name] }
}

/** Returns whether a page behind a flag is open, closed, or waits for the flags. */
export function useFlagGate(name: FlagName): FlagGate {
  const isOn = useFlag(name)
  const isOverridden = useOverrides()[name] !== undefined
  const { status } = useQuery(flagsOptions(useSession()))
  return flagGate({ isOn, isKnown: isOverridden || status !== 'pending' })
}

function useOverrides(): Partial<Flags> {
  return useSyncExternalStore(subscribeToFlagOverrides, flagOverrides, noFlagOverrides)
}
