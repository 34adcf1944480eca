import type pg from 'pg'
import type { PartnersHandlers } from '../../generated/rest-club-handlers.ts'
import { readBalance } from '../../ledger/ledger.ts'
import { transfer, transferMaximum, transferMinimum, transferredOn } from '../../ledger/transfer.ts'
import { readLinks } from '../../members/account-links.ts'
import { findPartnerPerson, findPartnerPersonByEmail } from '../../partners/people.ts'
import { inTransaction, type Club, type ClubMember } from '../club.ts'

/** A flag of the sandbox that lowers what may be transferred in a day. */
const dailyMaximumFlag = 'partner_transfer_daily_maximum'

/** What the member has at partners. */
export function partnersHandlers(club: Club): PartnersHandlers {
  const { database, clock, flags } = club
  const dailyMaximumOf = async ({ email }: ClubMember, within?: pg.PoolClient) => {
    const value = (await flags.effective(email, within)).get(dailyMaximumFlag)
    return typeof value === 'number' ? value : transferMaximum
  }
  return {
    async getPartnerBalance({ path: { partner }, member }) {
      const links = await readLinks(database.pool, member.memberId)
      const link = links.find(({ partnerCode }) => partnerCode === partner)
      const account = await (link === undefined
        ? findPartnerPersonByEmail(database.pool, partner, member.email)
        : findPartnerPerson(database.pool, partner, link.partnerUserId))
      const dailyMaximum = await dailyMaximumOf(member)
      const transferred =
        link === undefined ? 0 : await transferredOn(database.pool, partner, link.partnerUserId, clock.now())
      const limits = {
        minimum: transferMinimum,
        maximum: transferMaximum,
        dailyMaximum,
        leftToday: Math.max(dailyMaximum - transferred, 0),
      }
      return {
        currency: partner,
        balance: account?.points ?? 0,
        linked: link !== undefined,
        ...(partner === 'BILTREWARDS' && { transfer: limits }),
      }
    },

    transferPartnerPoints: (call) =>
      inTransaction(club, call, async (client) => {
        const { member } = call
        const { points } = call.body
        const made = await transfer(client, {
          memberId: member.memberId,
          partnerCode: call.path.partner,
          points,
          dailyMaximum: await dailyMaximumOf(member, client),
          at: clock.now(),
          idempotencyKey: call.header['Idempotency-Key'],
        })
        const balance = (await readBalance(client, member.memberId)) ?? { current: 0, usable: 0 }
        return { ...made, points, balance }
      }),
  }
}
