import { describe, expect, it } from 'vitest'
import { createCatalogue } from './create-catalogue.ts'
import { sampleMembers, type HistoryItem, type SampleMember } from './sample-members.ts'

const catalogue = createCatalogue({ imagesOrigin: '', scale: 1, now: new Date('2026-11-20T10:00:00Z') })

function memberCalled(key: string): SampleMember {
  const member = sampleMembers.find((each) => each.key === key)
  if (!member) throw new Error(`There is no sample member ${key}`)
  return member
}

describe('the sample members', () => {
  it('gives the member with everything exactly the figures that checks rely on', () => {
    const member = memberCalled('gb.member')
    const count = (kind: string) => member.history.filter((item) => item.kind === kind).length
    expect(member.usablePoints).toBe(24_650)
    expect(member.pending).toHaveLength(3)
    expect(member.pending.reduce((sum, { points }) => sum + points, 0)).toBe(1250)
    expect(member.history).toHaveLength(64)
    expect(count('voucher')).toBe(14)
    expect(count('order')).toBe(6)
    expect(member.favourites).toHaveLength(4)
    const orders = member.history.flatMap((item) => (item.kind === 'order' ? [item] : []))
    expect(orders.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1)
    const typesOrdered = orders.map(({ rewardId }) => catalogue.find('SPEND', rewardId)?.reward.redemptionType)
    expect(typesOrdered.filter((type) => type === 'VOYAGES_FULFILMENT')).toHaveLength(1)
    expect(typesOrdered.filter((type) => type === 'WINES_FULFILMENT')).toHaveLength(1)
    const refund = member.history.find((item) => item.kind === 'refund')
    expect(refund?.kind === 'refund' && member.history[refund.ofOrder]).toMatchObject({
      kind: 'order',
      status: 'CANCELLED',
      points: refund?.points,
    })
  })

  it.each([
    ['gb.new', 0],
    ['gb.low', 150],
    ['gb.one', 1],
    ['gb.empty', 5000],
    ['us.member', 40_000],
    ['world.member', 8000],
  ])('gives %s %d points', (key, points) => {
    expect(memberCalled(key).usablePoints).toBe(points)
  })

  it('knows every state that a screen has to show', () => {
    expect(memberCalled('gb.new').profile).toMatchObject({
      complete: false,
      appState: { onboarding: 'PersonalDetails' },
    })
    expect(memberCalled('gb.empty')).toMatchObject({ history: [], favourites: [], pending: [] })
    expect(memberCalled('gb.full').favourites).toHaveLength(9)
    expect(memberCalled('gb.flyer').links).toMatchObject([{ partnerCode: 'VAA' }])
    expect(memberCalled('gb.subscriber').subscription).toMatchObject({
      planId: 'kestrel-plus-yearly',
      status: 'ACTIVE',
    })
    expect(memberCalled('gb.lapsed').subscription).toMatchObject({ status: 'CANCELED', periodEndsInDays: 20 })
    expect(memberCalled('gb.restricted').profile.restrictAlcoholGambling).toBe(true)
    expect(memberCalled('gb.optout').profile).toMatchObject({ optOutPrefAlcohol: true, optOutPrefGambling: true })
    expect(memberCalled('us.member')).toMatchObject({ profile: { country: 'US', state: 'NY' }, links: [] })
    expect(memberCalled('us.cardholder').links).toMatchObject([{ partnerCode: 'SYF' }])
    expect(memberCalled('us.transfer').links).toMatchObject([{ partnerCode: 'BILTREWARDS', partnerPoints: 48_000 }])
  })

  it.each(sampleMembers.map((member) => [member.key, member] as const))(
    'accounts for every point of %s, never below zero',
    (_, member) => {
      if (member.history.length === 0) return
      expect(pointsOf(member.history)).toBe(member.usablePoints)
      const days = member.history.map(({ daysAgo }) => daysAgo)
      expect(days).toEqual([...days].sort((a, b) => b - a))
      for (const index of member.history.keys())
        expect(pointsOf(member.history.slice(0, index + 1))).toBeGreaterThanOrEqual(0)
      for (const item of member.history) {
        expect(item.points).toBeGreaterThan(0)
        expect(item.daysAgo).toBeLessThanOrEqual(member.createdDaysAgo)
        if (item.kind === 'voucher' || item.kind === 'order')
          expect(catalogue.find('SPEND', item.rewardId)?.reward.cost).toBe(item.points)
      }
    },
  )

  it('names favourites that exist, and no code or address twice', () => {
    for (const { favourites } of sampleMembers)
      for (const { rewardId, type } of favourites) expect(catalogue.find(type, rewardId)).toBeDefined()
    const codes = sampleMembers.flatMap(({ history }) =>
      history.flatMap((item) => (item.kind === 'voucher' ? [item.code] : [])),
    )
    expect(new Set(codes).size).toBe(codes.length)
    expect(new Set(sampleMembers.map(({ email }) => email)).size).toBe(15)
  })
})

function pointsOf(history: readonly HistoryItem[]): number {
  return history.reduce(
    (sum, item) => sum + (item.kind === 'earn' || item.kind === 'refund' ? item.points : -item.points),
    0,
  )
}
