import { describe, expect, expectTypeOf, it } from 'vitest'
import { baseTokens } from './base-tokens.ts'
import { breakpoints, carouselBreakpoints, gridBreakpoints, media } from './breakpoints.ts'
import {
  categoryColours,
  type CategoryColour,
  type ContentBackground,
  contentBackgrounds,
  type TokenOf,
} from './theme-tokens.ts'

describe('tokens that the specification fixes', () => {
  it('has every breakpoint, and those of grids and carousels apart [IMG-03, CON-39, RWD-31]', () => {
    expect(breakpoints).toEqual([375, 420, 576, 768, 905, 992, 1024, 1240, 1300, 1440])
    expect(gridBreakpoints).toEqual([580, 890, 1255])
    expect(carouselBreakpoints).toEqual([1280])
  })

  it('leaves no width between below and from', () => {
    expect(media.from(768)).toBe('(min-width: 768px)')
    expect(media.below(768)).toBe('(max-width: 767.98px)')
  })

  it('has the page margins, the widest content and the size of buttons [IMG-04, IMG-05, IMG-06]', () => {
    expect(baseTokens.pageMargin).toEqual({ mobile: '15px', tablet: '24px', desktop: '60px' })
    expect(baseTokens.size).toMatchObject({ content: '1440px', button: '48px', buttonMinWidth: '140px' })
  })

  it('has toasts above everything [TST-05]', () => {
    expect(baseTokens.layer.toast).toBe('10000')
    expect(Math.max(...Object.values(baseTokens.layer).map(Number))).toBe(10000)
  })

  it('keeps to a grid of 4 px', () => {
    expect(Object.values(baseTokens.space).filter((space) => Number.parseInt(space, 10) % 4 !== 0)).toEqual([])
  })

  it('has the backgrounds and the category colours of the content model [HOM-05, CNT-26, DCD-03]', () => {
    expect(contentBackgrounds).toEqual(['brandBackground', 'lightPink', 'lightGreen', 'lightGrey', 'white'])
    expect(categoryColours).toEqual(['orange', 'yellow', 'lightGreen', 'pink', 'lightPurple'])
    // A colour that the content schema adds or drops does not compile until every theme has it.
    expectTypeOf<(typeof contentBackgrounds)[number]>().toEqualTypeOf<ContentBackground>()
    expectTypeOf<(typeof categoryColours)[number]>().toEqualTypeOf<CategoryColour>()
    expectTypeOf<TokenOf<'Light Sky'>>().toEqualTypeOf<'lightSky'>()
    // @ts-expect-error the content schema has no such colour
    const sky: ContentBackground = 'lightSky'
    expect(contentBackgrounds).not.toContain(sky)
  })
})
