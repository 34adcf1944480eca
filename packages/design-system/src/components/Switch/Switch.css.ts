import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

/** Words first, the switch at the end of the line, as in the settings of a telephone. */
export const row = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - 1.5em) / 2)`,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:has(input:disabled)': { color: vars.colour.textDisabled, cursor: 'not-allowed' } },
  '@media': { [media.forcedColours]: { selectors: { '&:has(input:disabled)': { color: 'GrayText' } } } },
})

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: vars.lineHeight.text })

export const field = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const help = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  selectors: { '&:empty': { display: 'none' } },
})

const on = '&:checked:not(:disabled)'

export const track = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75em',
  blockSize: '1.5em',
  margin: 0,
  padding: '0.15em',
  appearance: 'none',
  border: `${vars.size.stroke} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.pill,
  background: vars.colour.surface,
  color: vars.colour.outline,
  cursor: 'inherit',
  selectors: {
    // The knob stands where reading starts while off and where it ends while on: the place tells, not the colour.
    '&::before': {
      content: '',
      inlineSize: '1.1em',
      blockSize: '1.1em',
      borderRadius: '50%',
      background: 'currentcolor',
    },
    '&:checked': { justifyContent: 'end' },
    [`${row}:hover &`]: { borderColor: vars.colour.text },
    [on]: { background: vars.colour.brand, borderColor: vars.colour.brand, color: vars.colour.textOnBrand },
    [`${row}:hover ${on}`]: { background: vars.colour.brandHover, borderColor: vars.colour.brandHover },
    '&[aria-invalid="true"]': { borderColor: vars.colour.error },
    '&:disabled': {
      borderColor: vars.colour.textDisabled,
      background: vars.colour.surfaceSunken,
      color: vars.colour.textDisabled,
    },
  },
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
      selectors: { [`${row}:active &:not(:disabled)::before`]: { inlineSize: '1.15em' } },
    },
    [media.forcedColours]: {
      selectors: {
        // Forced colours paint a background of `currentcolor` over, and the knob would be gone.
        '&::before': { forcedColorAdjust: 'none' },
        [on]: { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
})
