import { describe, expect, test } from 'vitest'
import { isVisible, viewerFrom, type ViewingRegion } from './visibility.ts'

type Tags = Parameters<typeof isVisible>[0]

const regions: readonly ViewingRegion[] = ['GB', 'US', 'WORLD']

/** In which regions a reward with these tags is seen, by visitors and by members. */
const cases: readonly { tags: Tags; visitor: string; member: string; why: string }[] = [
  { tags: [], visitor: 'GB US WORLD', member: 'GB US WORLD', why: 'untagged shows everywhere [DIS-18]' },
  { tags: ['region.global'], visitor: 'GB US WORLD', member: 'GB US WORLD', why: 'global shows everywhere [DIS-18]' },
  { tags: ['region.GB'], visitor: 'GB', member: 'GB', why: 'a British reward shows in Britain only [DIS-19]' },
  { tags: ['region.US'], visitor: 'US', member: 'US', why: 'an American reward shows in the US only [DIS-19]' },
  { tags: ['region.GB', 'region.US'], visitor: 'GB US', member: 'GB US', why: 'two regions show in both' },
  { tags: ['visibility.hidden'], visitor: '', member: '', why: 'hidden shows nowhere [DIS-16]' },
  { tags: ['visibility.hidden', 'region.global'], visitor: '', member: '', why: 'hidden wins over global [DIS-16]' },
  { tags: ['visibility.appOnly'], visitor: '', member: '', why: 'app-only is removed from every list [DIS-14]' },
  { tags: ['visibility.webOnly'], visitor: 'GB US WORLD', member: 'GB US WORLD', why: 'web-only shows on the web' },
  {
    tags: ['visibility.restricted'],
    visitor: '',
    member: 'GB US WORLD',
    why: 'restricted shows to members, everywhere [DIS-17]',
  },
  {
    tags: ['visibility.restricted', 'region.US'],
    visitor: '',
    member: 'US',
    why: 'restricted to members of one region [DIS-17]',
  },
  { tags: ['content.popular'], visitor: 'GB US WORLD', member: 'GB US WORLD', why: 'other tags hide nothing' },
]

describe('who sees a reward', () => {
  test.each(cases)('$why', ({ tags, visitor, member }) => {
    expect(regions.filter((region) => isVisible(tags, viewerFrom(region))).join(' ')).toBe(visitor)
    expect(regions.filter((region) => isVisible(tags, viewerFrom(region, {}))).join(' ')).toBe(member)
  })
})

describe('what a member does not want to see, or must not [DIS-15]', () => {
  test.each([
    [{}, 'alcohol gambling'],
    [{ optOutPrefAlcohol: true }, 'gambling'],
    [{ optOutPrefGambling: true }, 'alcohol'],
    [{ optOutPrefAlcohol: true, optOutPrefGambling: true }, ''],
    [{ restrictAlcoholGambling: true }, ''],
  ])('with %j the member sees "%s"', (profile, seen) => {
    const viewer = viewerFrom('GB', profile)
    const topics = ['alcohol', 'gambling'] as const
    expect(topics.filter((topic) => isVisible([`content.${topic}`], viewer)).join(' ')).toBe(seen)
  })
})
