import type { RedemptionType, Reward } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { describe, expect, test } from 'vitest'
import { type RedemptionStep, redemptionStep } from './redemption-step.ts'

const cost = 900
const url = 'https://www.copperpot-coffee.test/members'
const waived = ['override.points.check'] as const

function reward(redemptionType: RedemptionType, changes: Partial<Reward> = {}): Reward {
  const { variants: _variants, ...plain } = fixture('club', 'Reward', { redemptionType, cost, redemptionUrl: url })
  return { ...plain, availability: 'AVAILABLE', content: { ...plain.content, tags: [] }, ...changes }
}

function tagged(redemptionType: RedemptionType): Reward {
  const plain = reward(redemptionType)
  return { ...plain, content: { ...plain.content, tags: [...waived] } }
}

const exchange: RedemptionStep = { kind: 'confirm', by: 'exchange', cost }
const order: RedemptionStep = { kind: 'confirm', by: 'order', cost }
const checkout: RedemptionStep = { kind: 'checkout', submitsDirectly: false }
const submit: RedemptionStep = { kind: 'checkout', submitsDirectly: true }
const link: RedemptionStep = { kind: 'open-link', url }
const flights: RedemptionStep = { kind: 'search-flights' }
const app: RedemptionStep = { kind: 'blocked', reason: 'app-only' }
const short: RedemptionStep = { kind: 'insufficient', missing: 1 }

/** For each type: with enough points; the same stepped up; with a point too few; the same with the points check waived. */
const matrix: Record<RedemptionType, [RedemptionStep, RedemptionStep, RedemptionStep, RedemptionStep]> = {
  DIGITAL_FULFILMENT: [order, order, short, short],
  DONATION_LINK: [order, order, short, short],
  QR_CODE: [exchange, exchange, short, short],
  BARCODE_128: [exchange, exchange, short, short],
  WINES_VOUCHER: [exchange, exchange, short, short],
  VOUCHER_PLUS_URL: [exchange, exchange, short, short],
  WINES_FULFILMENT: [checkout, submit, short, short],
  PHYSICAL_SPARKLES: [checkout, submit, short, short],
  VOYAGES_FULFILMENT: [checkout, submit, short, short],
  SIMPLE_LINK: [link, link, short, link],
  REDSKY_SEARCH: [flights, flights, flights, flights],
  TRAINS_ORDER: [app, app, app, app],
}

const ids =
  '[RDM-01] [RDM-02] [RDM-03] [RDM-04] [RDM-05] [RDM-08] [RDM-09] [RDM-10] [RDM-12] [STP-08] [CON-22] [CON-23]'

describe('what redeeming leads to', () => {
  const cells = Object.entries(matrix).flatMap(([type, [enough, steppedUp, few, fewWaived]]) => {
    const redemptionType = type as RedemptionType
    return [
      { redemptionType, when: 'with exactly enough points', usablePoints: cost, expected: enough },
      { redemptionType, when: 'stepped up', usablePoints: cost, isSteppedUp: true, expected: steppedUp },
      { redemptionType, when: 'with a point too few', usablePoints: cost - 1, expected: few },
      {
        redemptionType,
        when: 'with a point too few, stepped up',
        usablePoints: cost - 1,
        isSteppedUp: true,
        expected: few,
      },
      {
        redemptionType,
        when: 'with a point too few, waived',
        usablePoints: cost - 1,
        isWaived: true,
        expected: fewWaived,
      },
      {
        redemptionType,
        when: 'with no points, waived',
        usablePoints: 0,
        isWaived: true,
        expected: missingAll(fewWaived),
      },
    ]
  })

  test.each(cells)(`$redemptionType $when ${ids}`, ({ redemptionType, usablePoints, expected, ...cell }) => {
    const given = 'isWaived' in cell ? tagged(redemptionType) : reward(redemptionType)
    expect(redemptionStep(given, { usablePoints, isSteppedUp: 'isSteppedUp' in cell })).toEqual(expected)
  })

  const { redemptionType: _type, ...ofNoType } = reward('QR_CODE')
  const { cost: _cost, ...withoutCost } = reward('QR_CODE')
  const { redemptionUrl: _url, ...withoutAddress } = reward('SIMPLE_LINK')
  const options = [{ rewardId: '1', cost, content: { variantLabel: 'Adult' } }]

  test.each<[string, Reward, 'sold-out' | 'unavailable' | 'choose-option']>([
    ['sold out', reward('QR_CODE', { availability: 'SOLD_OUT' }), 'sold-out'],
    ['gone', reward('QR_CODE', { availability: 'UNAVAILABLE' }), 'unavailable'],
    ['without a cost', withoutCost, 'unavailable'],
    ['of no type', ofNoType, 'unavailable'],
    ['a link without an address', withoutAddress, 'unavailable'],
    ['one of which an option is to be chosen', reward('QR_CODE', { variants: options }), 'choose-option'],
  ])('a reward that is %s cannot be redeemed', (_name, given, reason) => {
    expect(redemptionStep(given, { usablePoints: cost, isSteppedUp: false })).toEqual({ kind: 'blocked', reason })
  })

  test('an unknown type throws [ERR-45]', () => {
    const given = { ...reward('QR_CODE'), redemptionType: 'TELEPORT' as RedemptionType }
    expect(() => redemptionStep(given, { usablePoints: cost, isSteppedUp: false })).toThrow('TELEPORT')
  })
})

/** The same without any points at all. */
function missingAll(step: RedemptionStep): RedemptionStep {
  return step.kind === 'insufficient' ? { kind: 'insufficient', missing: cost } : step
}
