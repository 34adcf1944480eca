import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const banner = recipe({
  base: {
    inlineSize: '100%',
    paddingBlock: vars.space.medium,
    color: vars.colour.text,
    '@media': { [media.forcedColours]: { borderBlock: `${vars.size.hairline} solid CanvasText` } },
  },
  variants: {
    tone: {
      neutral: {
        background: vars.colour.surface,
        borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
      },
      brand: { background: vars.colour.background.brandBackground, color: vars.colour.textOnBrand },
      info: { background: vars.colour.infoSurface },
      warning: { background: vars.colour.warningSurface },
    },
  },
})

/** The controls go below the words when there is no room beside them; the order of focus stays. */
export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
})

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  // Takes nearly all the room there is; the controls take the rest, and all of it once they stand alone.
  flexGrow: 999,
  flexShrink: 1,
  flexBasis: vars.size.menu,
  minInlineSize: 0,
})

export const mark = recipe({
  base: { flexShrink: 0 },
  variants: {
    tone: {
      neutral: { color: vars.colour.brandText },
      brand: {},
      info: { color: vars.colour.info },
      warning: { color: vars.colour.warning },
    },
  },
})

export const words = style({ minInlineSize: 0, fontWeight: vars.weight.medium, lineHeight: vars.lineHeight.text })

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  flexGrow: 1,
  maxInlineSize: '100%',
})

export const close = style({ display: 'grid', marginInlineStart: 'auto' })
