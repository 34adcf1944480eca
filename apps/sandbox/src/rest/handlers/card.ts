import { randomBytes } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import type { CardHandlers } from '../../generated/rest-club-handlers.ts'
import { callingMember, type Club } from '../club.ts'
import { notFound, Problem } from '../problem.ts'

type Application = components['schemas']['CardApplicationRequest']

interface CardAccount {
  partnerUserId: string
  email: string
  firstName: string
  lastName: string
  linkedAt: Date
}

/** The credit card. */
export function cardHandlers({ database: { pool }, clock, webOrigins }: Club): CardHandlers {
  const begin = async (memberId: string | null, application: Application) => {
    const returnUrl = ownAddress(application.returnURL)
    if (returnUrl === undefined) {
      const error = { path: 'body/returnURL', message: 'must be an address of the club' }
      const message = `The applicant cannot come back there: ${error.path} ${error.message}.`
      throw new Problem(400, 'INVALID_RETURN_URL', message, { errors: [error] })
    }
    const token = randomBytes(24).toString('base64url')
    await pool.query(
      `insert into card_application (token, member_id, accor_id, site_code, application_type, return_url, date_of_birth, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        token,
        memberId,
        application.accorId,
        application.siteCode,
        application.applicationType,
        returnUrl,
        application.dateOfBirth ?? null,
        clock.now(),
      ],
    )
    return { status: 200, body: { token } } as const
  }
  /** The card issuer sends people there, so it may be nobody else's address. */
  const ownAddress = (address: string) => {
    const url = URL.parse(address, webOrigins[0])
    return url !== null && webOrigins.includes(url.origin) ? url.href : undefined
  }
  return {
    async getCardMember({ caller }) {
      const { memberId } = await callingMember(pool, caller)
      const { rows } = await pool.query<CardAccount>(
        `select partner_user_id as "partnerUserId", email, first_name as "firstName", last_name as "lastName", linked_at as "linkedAt"
         from account_link join partner_account using (partner_code, partner_user_id) where member_id = $1 and partner_code = 'SYF'`,
        [memberId],
      )
      const [account] = rows
      if (account === undefined) throw notFound('The member has no card.')
      const { linkedAt, ...person } = account
      const cardLink = {
        cardLinkPartnerUserId: `${person.partnerUserId}-1`,
        partnerUserId: person.partnerUserId,
        linkedDateTime: linkedAt.toISOString(),
        anniversaryDateTime: yearAfter(linkedAt).toISOString(),
        cardType: 'KESTREL_RED_CARD',
      }
      return { status: 200, body: { ...person, accountStatus: 'ACTIVE', cardLinks: [cardLink] } }
    },
    async createCardApplication({ body, caller }) {
      const { memberId } = await callingMember(pool, caller)
      return begin(memberId, body)
    },
    createGuestCardApplication: ({ body }) => begin(null, body),
  }
}

/** Returns the same day a year later; the 28th for a 29 February. */
function yearAfter(date: Date): Date {
  const later = new Date(date)
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  if (later.getUTCMonth() !== date.getUTCMonth()) later.setUTCDate(0)
  return later
}
