import { vars } from '@clubhouse/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'
import { ratioSizes } from '../../model/ratio.ts'

const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  borderRadius: vars.brand.radius.large,
  background: vars.colour.surfaceSunken,
})

/** A frame in each ratio; a form may be higher than its picture would be. */
export const box = styleVariants(ratioSizes, ([width, height]) => [
  frame,
  { aspectRatio: `${width} / ${height}`, minBlockSize: vars.size.illustration },
])

/** The frame of a post is as high as what stands in it says. */
export const post = frame
