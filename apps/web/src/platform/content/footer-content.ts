import { footerLinksPrivate, footerLinksPublic } from '@clubhouse/content-client/content'
import type { ContentEntry, ContentLocale } from '@clubhouse/content-client/content'
import {
  intactEntries,
  isLinkItem,
  isSocialLink,
  listedOr,
  type SocialLinkNetwork,
  socialLinkNetworkValues,
  type TypeFooterLinksPrivateSkeleton,
  type TypeFooterLinksPublicSkeleton,
} from '@clubhouse/content-client/types'

export interface FooterContent {
  links: readonly { text: string; target: string }[]
  socialLinks: readonly { network: SocialLinkNetwork; target: string }[]
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
    links: intactEntries(fields.links, isLinkItem).map((link) => ({
      text: link.fields.text,
      target: link.fields.target,
    })),
    // A network of tomorrow has no icon yet.
    socialLinks: intactEntries(fields.socialLinks, isSocialLink).flatMap(({ fields: { network, target } }) => {
      const known = listedOr(socialLinkNetworkValues, network, undefined)
      return known === undefined ? [] : [{ network: known, target }]
    }),
    groupSite: { text: fields.groupSiteText, target: fields.groupSiteTarget },
  }
}
