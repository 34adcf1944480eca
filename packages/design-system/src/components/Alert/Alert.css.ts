import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'
import { tones } from '../../themes/theme-tokens.ts'
import type { Tone } from '../../themes/theme-tokens.ts'

export const alert = recipe({
  base: {
    display: 'flex',
    gap: vars.space.small,
    padding: vars.space.medium,
    borderRadius: vars.brand.radius.medium,
    border: `${vars.size.hairline} solid transparent`,
    color: vars.colour.text,
    '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
  },
  variants: {
    tone: Object.fromEntries(tones.map((tone) => [tone, { background: vars.colour[`${tone}Surface`] }])) as Record<
      Tone,
      { background: string }
    >,
  },
})

export const mark = recipe({
  base: { flexShrink: 0 },
  variants: {
    tone: Object.fromEntries(tones.map((tone) => [tone, { color: vars.colour[tone] }])) as Record<
      Tone,
      { color: string }
    >,
  },
})

export const words = style({ minInlineSize: 0, flexGrow: 1, overflowWrap: 'anywhere' })

export const title = style({ fontWeight: vars.weight.strong })
