import type { QueryClient } from '@tanstack/react-query'
import { readFlag } from '#platform/flags/flag-query.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { isComing } from './is-coming.ts'

/** Returns whether a link may lead to an address: its page is built, or the flag for pages that are not is on. */
export function useCanLinkTo(): (address: string) => boolean {
  const showsComingPages = useFlag('web_coming_pages')
  return (address) => showsComingPages || !isComing(address)
}

/** Returns the same outside components, where a redirect is to be decided. */
export async function canRedirectTo(queryClient: QueryClient, address: string): Promise<boolean> {
  return !isComing(address) || readFlag(queryClient, 'web_coming_pages')
}
