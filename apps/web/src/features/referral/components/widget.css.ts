import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** As high as a widget with some friends, so that little moves when it comes. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  minBlockSize: vars.size.illustration,
})

/** As high as what stands in it says. */
export const frame = style({ display: 'block', inlineSize: '100%', border: 0, colorScheme: 'light dark' })
