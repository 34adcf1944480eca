import { useFlag } from '#platform/flags/use-flag.ts'
import { isComing } from './is-coming.ts'

/** Returns whether a link may lead to an address: its page is built, or the flag for pages that are not is on. */
export function useCanLinkTo(): (address: string) => boolean {
  const showsComingPages = useFlag('web_coming_pages')
  return (address) => showsComingPages || !isComing(address)
}
