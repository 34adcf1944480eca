import type { ContentEntry } from '@clubhouse/content-client/content'
import {
  intactEntries,
  isLinkItem,
  isSocialLink,
  listedOr,
  socialLinkNetworkValues,
  type TypeFooterLinksPrivateSkeleton,
  type TypeFooterLinksPublicSkeleton,
} from '@clubhouse/content-client/types'
import { readLinkAddress } from '@clubhouse/design-system/address'
import type { FooterContent } from './footer-content.ts'

/** Returns the entry of the footer's links as the shell shows it. */
export function adaptFooter({
  fields,
}: ContentEntry<TypeFooterLinksPublicSkeleton> | ContentEntry<TypeFooterLinksPrivateSkeleton>): FooterContent {
  return {
    links: intactEntries(fields.links, isLinkItem).map(({ fields: { text, target } }) => ({ text, target })),
    // An unknown network (from a newer schema) has no icon, and an icon without a link says nothing.
    socialLinks: intactEntries(fields.socialLinks, isSocialLink).flatMap(({ fields: { network, target } }) => {
      const known = listedOr(socialLinkNetworkValues, network, undefined)
      return known === undefined || readLinkAddress(target) === undefined ? [] : [{ network: known, target }]
    }),
    groupSite: { text: fields.groupSiteText, target: fields.groupSiteTarget },
  }
}
