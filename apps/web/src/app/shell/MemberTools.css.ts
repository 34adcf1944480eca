import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** In the header there is room for the balance on desktops; below, it stands in the account menu (SHL-08, SHL-13). */
export const onDesktop = style({ display: 'none', '@media': { [media.from(1024)]: { display: 'block' } } })
export const belowDesktop = style({ '@media': { [media.from(1024)]: { display: 'none' } } })

export const balance = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.medium,
  borderRadius: vars.brand.radius.pill,
  backgroundColor: vars.colour.surfaceSunken,
  color: vars.colour.text,
  textDecoration: 'none',
})
export const balanceMark = style({ display: 'grid', color: vars.colour.brandText })
export const balanceWords = style({ display: 'flex', flexDirection: 'column', lineHeight: vars.lineHeight.snug })
export const balanceLabel = style({ fontSize: vars.text.small, color: vars.colour.textMuted })
export const balancePoints = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' })
export const balancePlaceholder = style({
  display: 'block',
  inlineSize: vars.size.buttonMinWidth,
  blockSize: vars.size.target,
  borderRadius: vars.brand.radius.pill,
  backgroundColor: vars.colour.skeleton,
})
/** Below the buttons on phones, in place of the balance on desktops. */
export const balanceFailure = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  order: 1,
  flexBasis: '100%',
  '@media': { [media.from(1024)]: { order: 0, flexBasis: 'auto' } },
})

export const trigger = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall, minInlineSize: 0 })
/** The narrowest screens need its room for the search beside it. */
export const triggerMark = style({ display: 'grid', '@media': { [media.below(375)]: { display: 'none' } } })
export const triggerText = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
})
export const triggerName = style({ fontWeight: vars.weight.strong })
export const triggerPoints = style({ fontWeight: vars.weight.regular, fontVariantNumeric: 'tabular-nums' })
export const menuHeader = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small })
