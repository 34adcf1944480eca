import { type ContentLocale, footerLinksPrivate, footerLinksPublic } from '@clubhouse/content-client/content'
import type { SocialLinkNetwork } from '@clubhouse/content-client/types'

export interface FooterContent {
  links: readonly { text: string; target: string }[]
  socialLinks: readonly { network: SocialLinkNetwork; target: string }[]
  groupSite: { text: string; target: string }
}

/** Options of the footer's links: the public set for visitors, the private one for members (SHL-27). */
export function footerOptions({ isMember, locale }: { isMember: boolean; locale: ContentLocale }) {
  return isMember
    ? footerLinksPrivate.queryOptions({ locale }, async (entry) => (await adapter()).adaptFooter(entry))
    : footerLinksPublic.queryOptions({ locale }, async (entry) => (await adapter()).adaptFooter(entry))
}

/** Loads with the entry: prerendered pages come without. */
const adapter = () => import('./adapt-footer.ts')
