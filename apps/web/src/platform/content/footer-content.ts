import { footerLinksPrivate, footerLinksPublic } from '@clubhouse/content-client/content'
import type { ContentEntry, ContentLocale } from '@clubhouse/content-client/content'
import type { TypeFooterLinksPrivateSkeleton, TypeFooterLinksPublicSkeleton } from '@clubhouse/content-client/types'
import { present } from './entries.ts'

export interface FooterContent {
  links: readonly { text: string; target: string }[]
  socialLinks: readonly { network: 'Facebook' | 'Instagram' | 'X' | 'YouTube'; target: string }[]
  groupSite: { text: string; target: string }
}

/** Options of the footer's links: the public set for visitors, the private one for members (SHL-27). */
export function footerOptions({ isMember, locale }: { isMember: boolean; locale: ContentLocale }) {
  return isMember
    ? footerLinksPrivate.queryOptions({ locale }, toFooter)
    : footerLinksPublic.queryOptions({ locale }, toFooter)
}

function toFooter({
  fields,
}: ContentEntry<TypeFooterLinksPublicSkeleton> | ContentEntry<TypeFooterLinksPrivateSkeleton>): FooterContent {
  return {
    links: present(fields.links).map((link) => ({ text: link.fields.text, target: link.fields.target })),
    socialLinks: present(fields.socialLinks).map((link) => ({
      network: link.fields.network,
      target: link.fields.target,
    })),
    groupSite: { text: fields.groupSiteText, target: fields.groupSiteTarget },
  }
}
