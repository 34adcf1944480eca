import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'
import { bone } from './Skeleton.css.ts'

/** Laid out as a hero, so that the page below stays where it is when it comes. */
export const hero = style({
  display: 'grid',
  '@media': { [media.from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' } },
})

export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.large,
  paddingInline: vars.pageMargin.mobile,
  paddingBlock: vars.space.xxlarge,
  '@media': {
    [media.from(768)]: { paddingInline: vars.pageMargin.tablet, paddingBlock: vars.space.xxxlarge },
    [media.from(1024)]: { paddingInline: vars.pageMargin.desktop, paddingBlock: vars.space.huge },
  },
})

export const picture = style([
  bone({ shape: 'tilePicture' }),
  {
    aspectRatio: '872 / 500',
    '@media': { [media.from(768)]: { aspectRatio: 'auto', minBlockSize: vars.size.heroPictureHeight } },
  },
])
