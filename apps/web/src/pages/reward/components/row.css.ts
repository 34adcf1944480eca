import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Where no script runs, nothing is on its way. */
export const awaited = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const benefit = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  backgroundColor: vars.colour.surface,
})
export const benefitPicture = style({ aspectRatio: '16 / 9', overflow: 'clip', backgroundColor: vars.colour.skeleton })
export const benefitWords = style({
  display: 'grid',
  gap: vars.space.xsmall,
  alignContent: 'start',
  padding: vars.space.medium,
})
export const benefitBrand = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall })
export const benefitLogo = style({
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  overflow: 'clip',
  borderRadius: vars.brand.radius.small,
  backgroundColor: vars.colour.skeleton,
})
