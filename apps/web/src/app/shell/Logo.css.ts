import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.colour.text,
})
export const frame = style({ position: 'relative', display: 'inline-flex', flexShrink: 0 })
export const mark = style({ flexShrink: 0 })
/** Over the mark, so that nothing moves when it comes. */
export const trim = style({ position: 'absolute', inset: 0 })
export const snow = style({ fill: vars.colour.surface, stroke: vars.colour.outline, strokeWidth: vars.size.hairline })
export const star = style({
  fill: vars.colour.category.yellow,
  stroke: vars.colour.outline,
  strokeWidth: vars.size.hairline,
})
export const disc = style({ fill: vars.colour.brand })
export const wing = style({ fill: vars.colour.textOnBrand })
/** Beside the mark from tablets up; a phone's header has no room for it. */
export const name = style({
  display: 'none',
  fontWeight: vars.weight.heavy,
  fontSize: vars.heading.medium,
  letterSpacing: vars.tracking.heading,
  '@media': { [media.from(768)]: { display: 'inline' } },
})
