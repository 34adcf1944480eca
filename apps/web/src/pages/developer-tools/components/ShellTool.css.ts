import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The case of the phone around its screen: a status area above it, and no wider than there is room for. */
export const phone = style({
  boxSizing: 'border-box',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: vars.space.xsmall,
  border: `${vars.size.stroke} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.xlarge,
  backgroundColor: vars.colour.surfaceSunken,
})

/** The status area, with the camera in its middle. */
export const status = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.space.xlarge,
  '::before': {
    content: '',
    inlineSize: vars.size.portrait,
    blockSize: vars.space.small,
    borderRadius: vars.brand.radius.pill,
    backgroundColor: vars.colour.outline,
    // A backdrop keeps none of its colour in forced colours; a border does.
    border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  },
})

/** The screen, with the corners of the case. */
export const screen = style({
  display: 'block',
  maxInlineSize: '100%',
  border: 'none',
  borderRadius: vars.brand.radius.large,
  backgroundColor: vars.colour.surface,
})
