import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })

export const row = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  '@media': { [media.from(576)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space.medium } },
})

export const term = style({ color: vars.colour.textMuted })

export const description = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
