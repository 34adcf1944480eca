import { randomBytes } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import { insertRow, readRows } from '../../database/rows.ts'
import type { CardHandlers } from '../../generated/rest-club-handlers.ts'
import type { Club } from '../club.ts'
import { notFound, Problem } from '../problem.ts'

interface CardAccount {
  partnerUserId: string
  email: string
  firstName: string
  lastName: string
  linkedAt: Date
  /** The same day a year later; the 28th for a 29 February. */
  anniversary: Date
}

/** The credit card. */
export function cardHandlers({ database: { pool }, clock, webOrigins }: Club): CardHandlers {
  const begin = async (
    memberId: string | null,
    { returnURL, ...application }: components['schemas']['CardApplicationRequest'],
  ) => {
    const returnUrl = ownAddress(returnURL)
    if (returnUrl === undefined) {
      const error = { path: 'body/returnURL', message: 'must be an address of the club' }
      const message = `The applicant cannot come back there: ${error.path} ${error.message}.`
      throw new Problem(400, 'INVALID_RETURN_URL', message, { errors: [error] })
    }
    const token = randomBytes(24).toString('base64url')
    await insertRow(pool, 'card_application', { token, memberId, ...application, returnUrl, createdAt: clock.now() })
    return { token }
  }
  /** The card issuer sends people there, so it may be nobody else's address. */
  const ownAddress = (address: string) => {
    const url = URL.parse(address, webOrigins[0])
    return url !== null && webOrigins.includes(url.origin) ? url.href : undefined
  }
  return {
    async getCardMember({ member: { memberId } }) {
      const [account] = await readRows<CardAccount>(
        pool,
        `select partner_user_id, email, first_name, last_name, linked_at,
           (linked_at at time zone 'utc' + interval '1 year') at time zone 'utc' as anniversary
         from account_link join partner_account using (partner_code, partner_user_id) where member_id = $1 and partner_code = 'SYF'`,
        [memberId],
      )
      if (account === undefined) throw notFound('The member has no card.')
      const { linkedAt, anniversary, ...person } = account
      const cardLink = {
        cardLinkPartnerUserId: `${person.partnerUserId}-1`,
        partnerUserId: person.partnerUserId,
        linkedDateTime: linkedAt.toISOString(),
        anniversaryDateTime: anniversary.toISOString(),
        cardType: 'KESTREL_RED_CARD',
      }
      return { ...person, accountStatus: 'ACTIVE', cardLinks: [cardLink] }
    },
    createCardApplication: ({ body, member }) => begin(member.memberId, body),
    createGuestCardApplication: ({ body }) => begin(null, body),
  }
}
