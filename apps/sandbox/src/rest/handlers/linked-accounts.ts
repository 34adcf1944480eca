import type { LinkedAccountsHandlers } from '../../generated/rest-club-handlers.ts'
import { linkAccountTo, readLinks } from '../../members/account-links.ts'
import { exchangeCode } from '../../partners/codes.ts'
import { clubClientId, partnerOf, type PartnerCode } from '../../partners/partners.ts'
import type { Club, ClubMember } from '../club.ts'

/** The member's accounts at partners. */
export function linkedAccountsHandlers({ database, clock, signers }: Club): LinkedAccountsHandlers {
  /** Whom a partner's id token speaks for, if it is one for the club. */
  const subjectOf = async (partnerCode: PartnerCode, idToken: string) =>
    (await signers[partnerOf(partnerCode).slug].verify(idToken, clubClientId))?.sub

  const link = async (member: ClubMember, partnerCode: PartnerCode, idToken: string | undefined) => {
    const partnerUserId = idToken === undefined ? undefined : await subjectOf(partnerCode, idToken)
    const { memberId, profile } = member
    const account = { memberId, country: profile.country, partnerCode, partnerUserId, at: clock.now() }
    return database.transaction((client) => linkAccountTo(client, account))
  }
  return {
    listLinkedAccounts: async ({ member }) => ({ accounts: await readLinks(database.pool, member.memberId) }),
    linkAccount: ({ body, member }) => link(member, body.partnerCode, body.idToken),
    connectPartner: ({ path, body, member }) => link(member, path.partner, body.partnerUserIdToken),
    async connectPartnerByCode({ path, body, member }) {
      // A code is used up by the call, also by one that is refused for another reason.
      const tokens = await exchangeCode(database.pool, signers, body)
      return link(member, path.partner, tokens?.idToken)
    },
  }
}
