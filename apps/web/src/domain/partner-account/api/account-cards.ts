import { accountCard, type ContentEntry, type ContentLocale } from '@clubhouse/content-client/content'
import { intactEntries, isAccountCard, type TypeAccountCardSkeleton } from '@clubhouse/content-client/types'
import type { PartnerCode } from '@clubhouse/rest-client/club'
import { type ContentPicture, pictureOf } from '#domain/content/model/entries.ts'
import { isPartnerCode } from '../model/partners.ts'

/** What editors say of a partner's account (LNK-05). */
export interface AccountCardContent {
  partner: PartnerCode
  title: string
  image: ContentPicture | undefined
  unlinkedBody: string
  linkedBody: string
  linkText: string
  /** Of a partner whose link can be taken away. */
  unlinkText: string | undefined
  /** Of a partner whose balance is shown. */
  balanceLabel: string | undefined
  footnote: string | undefined
}

/** Options of the cards of all partners, by their content type; a partner that is not known (from a newer schema) has none. */
export function accountCardsOptions(locale: ContentLocale) {
  return accountCard.listOptions({ locale }, toAccountCards)
}

function toAccountCards(entries: ContentEntry<TypeAccountCardSkeleton>[]): AccountCardContent[] {
  return intactEntries(entries, isAccountCard).flatMap(({ fields }) => {
    const { partnerCode: partner, title, image, unlinkedBody, linkedBody } = fields
    if (!isPartnerCode(partner)) return []
    const { linkButtonText: linkText, unlinkButtonText: unlinkText, balanceLabel, footnote } = fields
    return [
      {
        partner,
        title,
        image: pictureOf(image),
        unlinkedBody,
        linkedBody,
        linkText,
        unlinkText,
        balanceLabel,
        footnote,
      },
    ]
  })
}
