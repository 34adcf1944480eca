import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { backgroundVariants } from '../../styles/background.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const frame = recipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    blockSize: '100%',
    minInlineSize: 0,
    overflow: 'clip',
    border: `${vars.size.hairline} solid transparent`,
    borderRadius: vars.brand.radius.large,
    '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
  },
  variants: {
    background: backgroundVariants,
    isPlain: {
      // A wing where no picture is: two rings that leave the tile.
      true: {
        selectors: {
          '&::before, &::after': {
            content: '',
            position: 'absolute',
            // Below the words, above the ground.
            zIndex: vars.layer.below,
            aspectRatio: '1',
            borderRadius: '50%',
            // Both are grounds that the words are allowed on, so a mix of them is one as well.
            background: vars.colour.surface,
            opacity: '0.5',
          },
          '&::before': { inlineSize: '90%', insetBlockEnd: '-36%', insetInlineEnd: '-36%' },
          '&::after': { inlineSize: '56%', insetBlockEnd: '-24%', insetInlineEnd: '-20%' },
        },
        '@media': { [media.forcedColours]: { selectors: { '&::before, &::after': { display: 'none' } } } },
      },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { background: 'brandBackground', isPlain: true },
      style: { selectors: { '&::before, &::after': { background: vars.colour.brandPressed, opacity: '0.28' } } },
    },
  ],
})

export const picture = style({ aspectRatio: '422 / 237', overflow: 'clip' })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  gap: vars.space.small,
  padding: vars.space.large,
  minInlineSize: 0,
})

export const body = style({ lineHeight: vars.lineHeight.text, textWrap: 'pretty' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  maxInlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
})
