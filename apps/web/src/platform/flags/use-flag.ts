import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSession } from '#platform/auth/session-store.ts'
import { flagOverrides, noFlagOverrides, subscribeToFlagOverrides } from './flag-overrides.ts'
import { flagsOptions } from './flag-query.ts'
import { type FlagGate, flagGate } from './flag-gate.ts'
import { flagDefaults, type FlagName, type Flags } from './generated/flags.ts'

/** A flag's value; its default while flags are not known. */
export function useFlag<Name extends FlagName>(name: Name): Flags[Name] {
  const override: Flags[Name] | undefined = useOverrides()[name]
  const answered = useQuery(flagsOptions(useSession())).data?.flags[name]
  return override ?? answered ?? flagDefaults[name]
}

/** Whether the server has said what the flags are, so that one that is off may change the page. */
export function useFlagsLoaded(): boolean {
  return useQuery(flagsOptions(useSession())).isSuccess
}

/**
 * Which variation of an experiment this visit is in, as the server calls it: what is asked for with it waits until that is
 * known, and is asked for without it where it cannot be had, or where somebody has set the flag for this tab (API-03).
 */
export function useExperiment(name: FlagName): { isKnown: boolean; variation: string | undefined } {
  const isOverridden = useOverrides()[name] !== undefined
  const { status, data } = useQuery(flagsOptions(useSession()))
  return { isKnown: status !== 'pending', variation: isOverridden ? undefined : data?.variations[name] }
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
