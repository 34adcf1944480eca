import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

/** Centred, up to 1440 wide, with the page's margins inside [IMG-04, IMG-06]. */
export const container = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.pageMargin.mobile,
  '@media': {
    [media.from(768)]: { paddingInline: vars.pageMargin.tablet },
    [media.from(1024)]: { paddingInline: vars.pageMargin.desktop },
  },
})
