import { media, vars } from '@clubhouse/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** 15 brands on phones, 16 on tablets, all 24 on desktops (HOM-03): the rest is there, and hidden by width alone. */
export const brands = style({})
globalStyle(`${brands} > ul > li:nth-child(n + 16)`, { '@media': { [media.below(768)]: { display: 'none' } } })
globalStyle(`${brands} > ul > li:nth-child(n + 17)`, { '@media': { [media.below(1024)]: { display: 'none' } } })

/** 6 categories below desktop, all on desktop (HOM-04). */
export const categories = style({})
globalStyle(`${categories} > ul > li:nth-child(n + 7)`, { '@media': { [media.below(1024)]: { display: 'none' } } })

export const download = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'center',
  '@media': { [media.from(768)]: { gridTemplateColumns: '1fr auto' } },
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
