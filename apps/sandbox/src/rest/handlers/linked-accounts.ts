import type { LinkedAccountsHandlers } from '../../generated/rest-club-handlers.ts'
import { linkAccountTo, readLinks } from '../../members/account-links.ts'
import { exchangeCode } from '../../partners/codes.ts'
import { clubClientId, partnerOf, type PartnerCode } from '../../partners/partners.ts'
import type { Caller } from '../caller.ts'
import { callingMember, type Club } from '../club.ts'

/** The member's accounts at partners. */
export function linkedAccountsHandlers({ database, clock, signers }: Club): LinkedAccountsHandlers {
  /** Whom a partner's id token speaks for, if it is one for the club. */
  const subjectOf = async (partnerCode: PartnerCode, idToken: string) =>
    (await signers[partnerOf(partnerCode).slug].verify(idToken, clubClientId))?.sub

  const link = async (caller: Caller, partnerCode: PartnerCode, idToken: string | undefined) => {
    const partnerUserId = idToken === undefined ? undefined : await subjectOf(partnerCode, idToken)
    return database.transaction(async (client) => {
      const { memberId, profile } = await callingMember(client, caller)
      const account = { memberId, country: profile.country, partnerCode, partnerUserId, at: clock.now() }
      return { status: 200, body: await linkAccountTo(client, account) } as const
    })
  }
  return {
    async listLinkedAccounts({ caller }) {
      const { memberId } = await callingMember(database.pool, caller)
      return { status: 200, body: { accounts: await readLinks(database.pool, memberId) } }
    },
    linkAccount: ({ body, caller }) => link(caller, body.partnerCode, body.idToken),
    connectPartner: ({ path, body, caller }) => link(caller, path.partner, body.partnerUserIdToken),
    async connectPartnerByCode({ path, body, caller }) {
      // A code is used up by the call, also by one that is refused for another reason.
      const tokens = await exchangeCode(database.pool, signers, body)
      return link(caller, path.partner, tokens?.idToken)
    },
  }
}
