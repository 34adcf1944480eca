import { style } from '@vanilla-extract/css'
import { vars } from '../themes/contract.css.ts'

// Only the opacity of a mask counts; any colour that is opaque will do.
const opaque = vars.colour.focus
const fade = (start: string, end: string) =>
  `linear-gradient(to right, transparent, ${opaque} ${start}, ${opaque} calc(100% - ${end}), transparent)`

/** A row that scrolls sideways inside itself and fades where it goes on; it takes its edges from `useOverflow`. */
export const scrollEdge = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // What takes focus comes to rest beside the fade, not under it.
  scrollPaddingInline: vars.space.xlarge,
  selectors: {
    '&[data-overflow="end"]': { maskImage: fade('0%', vars.space.xlarge) },
    '&[data-overflow="start"]': { maskImage: fade(vars.space.xlarge, '0%') },
    '&[data-overflow="both"]': { maskImage: fade(vars.space.xlarge, vars.space.xlarge) },
    '[dir="rtl"] &[data-overflow="end"]': { maskImage: fade(vars.space.xlarge, '0%') },
    '[dir="rtl"] &[data-overflow="start"]': { maskImage: fade('0%', vars.space.xlarge) },
  },
})
