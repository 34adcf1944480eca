import type { Favourite, Reward, RewardTag, SearchResult } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { fc } from '@clubhouse/test-kit/property-testing'
import { describe, expect, test } from 'vitest'
import { carouselRewards } from '#features/browsing/model/carousel.ts'
import { rewardsIn, toFoundRewards } from '#features/search/model/search-results.ts'
import { visibleFavourites } from '#domain/favourite/model/favourite-changes.ts'
import { isVisible, type Viewer, visibleRewards } from '#domain/reward/model/visibility.ts'

/** Every tag of the specification (DIS-20), and the two that it describes without naming them. */
const tags = {
  'content.popular': true,
  'content.alcohol': true,
  'content.gambling': true,
  'region.US': true,
  'region.GB': true,
  'region.global': true,
  'override.points.check': true,
  'visibility.appOnly': true,
  'visibility.webOnly': true,
  'visibility.hidden': true,
  'visibility.restricted': true,
} satisfies Record<RewardTag, true>
const reward = fixture('club', 'Reward')
const result = fixture('club', 'SearchResult')
const favourite = fixture('club', 'Favourite')

const anyTags = fc.subarray(Object.keys(tags) as RewardTag[])
const anyViewer: fc.Arbitrary<Viewer> = fc.record({
  audience: fc.constantFrom('member', 'visitor'),
  countryCode: fc.constantFrom('GB', 'US', 'WORLD'),
  isInApp: fc.boolean(),
  hidesAlcohol: fc.boolean(),
  hidesGambling: fc.boolean(),
})
const anyReward = fc
  .record({ rewardId: fc.nat(30).map(String), tags: anyTags })
  .map(({ rewardId, tags: own }): Reward => ({ ...reward, rewardId, content: { ...reward.content, tags: own } }))
const anyRewards = fc.array(anyReward, { maxLength: 24 })

/** The rules again, each as the specification words it, whatever the others say. */
const forbids: Record<string, (own: readonly RewardTag[], viewer: Viewer) => boolean> = {
  'hidden [DIS-16]': (own) => own.includes('visibility.hidden'),
  'app only, in the browser [DIS-14] [CON-27]': (own, { isInApp }) => !isInApp && own.includes('visibility.appOnly'),
  'web only, in the app [CON-27]': (own, { isInApp }) => isInApp && own.includes('visibility.webOnly'),
  'restricted, to a visitor [DIS-17]': (own, { audience }) =>
    audience === 'visitor' && own.includes('visibility.restricted'),
  'of the other country [DIS-19]': (own, { countryCode }) =>
    !own.includes('region.global') &&
    own.some((tag) => tag === 'region.GB' || tag === 'region.US') &&
    !own.some((tag) => tag === `region.${countryCode}`),
  'of alcohol, to who opted out [DIS-15]': (own, { hidesAlcohol }) => hidesAlcohol && own.includes('content.alcohol'),
  'of gambling, to who opted out [DIS-15]': (own, { hidesGambling }) =>
    hidesGambling && own.includes('content.gambling'),
}
const asResult = ({ rewardId, content: { tags: own } }: Reward): SearchResult => ({ ...result, rewardId, tags: own })
const asFavourite = ({ rewardId, content: { tags: own } }: Reward): Favourite => ({ ...favourite, rewardId, tags: own })
const isForbidden = ({ content: { tags: own } }: Reward, viewer: Viewer) =>
  Object.values(forbids).some((rule) => rule(own, viewer))

test.each(Object.entries(forbids))('no detail page shows what is %s', (_rule, rule) => {
  fc.assert(fc.property(anyTags, anyViewer, (own, viewer) => !(rule(own, viewer) && isVisible(own, viewer))))
})

test('whatever no rule forbids is shown [DIS-18] [DIS-20]', () => {
  fc.assert(
    fc.property(
      anyReward,
      anyViewer,
      (reward, viewer) => isVisible(reward.content.tags, viewer) === !isForbidden(reward, viewer),
    ),
  )
})

describe('whatever the server sends', () => {
  test('no list shows what is forbidden, and none leaves out or doubles what is not [DIS-14] [DIS-15] [DIS-18]', () => {
    fc.assert(
      fc.property(fc.array(anyRewards, { maxLength: 4 }), anyViewer, (pages, viewer) => {
        const shown = visibleRewards(pages.flat(), viewer)
        const last = new Map(pages.flat().map((reward) => [reward.rewardId, reward]))
        expect(shown).toEqual([...last.values()].filter((reward) => !isForbidden(reward, viewer)))
      }),
    )
  })

  test('no search finds what is forbidden, and none leaves out or doubles what is not [DIS-14] [DIS-15] [DIS-16] [DIS-19] [SRC-07]', () => {
    fc.assert(
      fc.property(anyRewards, anyRewards, anyViewer, (earn, spend, viewer) => {
        const found = toFoundRewards({ earnResults: earn.map(asResult), spendResults: spend.map(asResult) }, viewer)
        for (const [view, rewards] of [
          ['earn', earn],
          ['rewards', spend],
        ] as const) {
          const last = new Map(rewards.map((reward) => [reward.rewardId, reward]))
          const allowed = [...last.values()].filter((reward) => !isForbidden(reward, viewer))
          expect(rewardsIn(view, found)).toEqual(allowed.map(asResult))
        }
        expect([found.isEarnEmpty, found.isSpendEmpty]).toEqual([
          found.earnRewards.length === 0,
          found.spendRewards.length === 0,
        ])
      }),
    )
  })

  test('no favourite is shown that is forbidden, and none that is not is left out [DIS-14] [DIS-15] [DIS-16] [WSH-01]', () => {
    fc.assert(
      fc.property(anyRewards, anyViewer, (rewards, viewer) => {
        const allowed = rewards.filter((reward) => !isForbidden(reward, viewer))
        expect(visibleFavourites(rewards.map(asFavourite), viewer)).toEqual(allowed.map(asFavourite))
      }),
    )
  })

  test('no carousel shows what is forbidden, nor more than eight [HOM-11] [DIS-14] [DIS-15]', () => {
    fc.assert(
      fc.property(anyRewards, anyRewards, anyViewer, (earn, spend, viewer) => {
        const shown = carouselRewards({ earn, spend }, viewer)
        expect(shown.filter(({ reward }) => isForbidden(reward, viewer))).toEqual([])
        expect(shown.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})
