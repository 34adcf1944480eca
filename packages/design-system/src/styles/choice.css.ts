import { style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'
import { label } from './field.css.ts'

/** As high as a line of text, so that mark and words share the first line at every size of text. */
const lineHigh = '1.5em'

export const choiceField = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', minInlineSize: 0 })

/** The label of one native choice: pressing the words is pressing the mark. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: vars.space.small,
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - ${lineHigh}) / 2)`,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:has(input:disabled)': { color: vars.colour.textDisabled, cursor: 'not-allowed' } },
  '@media': { [media.forcedColours]: { selectors: { '&:has(input:disabled)': { color: 'GrayText' } } } },
})

export const choiceLabel = style({ minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: vars.lineHeight.text })

/** Help and error of one choice stand under its words. */
export const choiceHelp = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  paddingInlineStart: `calc(${lineHigh} + ${vars.space.small})`,
  paddingBlockEnd: vars.space.xsmall,
  selectors: { '&:empty': { display: 'none' } },
})

export const choiceGroup = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minInlineSize: 0 })

/** Browsers lay a legend out by themselves, so the gap of its fieldset does not reach it. */
export const legend = style([label, { paddingBlockEnd: vars.space.xsmall, overflowWrap: 'anywhere' }])

export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  selectors: {
    '&[data-orientation="horizontal"]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.large },
  },
})

/** What the browser draws, drawn again: a native checkbox or radio has no style of ours without this. */
const mark = style({
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: lineHigh,
  blockSize: lineHigh,
  margin: 0,
  appearance: 'none',
  border: `${vars.size.stroke} solid ${vars.colour.outline}`,
  background: vars.colour.surface,
  color: vars.colour.textOnBrand,
  cursor: 'inherit',
  selectors: {
    [`${choice}:hover &:not(:checked, [type="checkbox"]:indeterminate)`]: { borderColor: vars.colour.text },
    [`${choice}:active &:not(:disabled)`]: { background: vars.colour.surfaceSunken },
    '&[aria-invalid="true"], [data-invalid] &': { borderColor: vars.colour.error },
    '&:disabled': { borderColor: vars.colour.textDisabled, background: vars.colour.surfaceSunken },
    '&::before': { content: '', visibility: 'hidden', background: 'currentcolor' },
    // Radios of which none is chosen are all indeterminate, so only a checkbox shows a mark for it.
    '&:checked::before, &[type="checkbox"]:indeterminate::before': { visibility: 'visible' },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}` },
    [media.forcedColours]: {
      selectors: {
        // Forced colours paint a background of `currentcolor` over, and tick and dot would be gone.
        '&::before': { forcedColorAdjust: 'none' },
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
  },
})

export const checkbox = style([
  mark,
  {
    borderRadius: '0.3em',
    selectors: {
      '&:checked:not(:disabled), &:indeterminate:not(:disabled)': {
        background: vars.colour.brand,
        borderColor: vars.colour.brand,
      },
      '&:checked:not(:disabled)[aria-invalid="true"]': { borderColor: vars.colour.error },
      [`${choice}:hover &:checked:not(:disabled)`]: { background: vars.colour.brandHover },
      [`${choice}:active &:checked:not(:disabled)`]: { background: vars.colour.brandPressed },
      '&:checked:disabled, &:indeterminate:disabled': { color: vars.colour.textDisabled },
      // A tick has no direction of reading: it is the same from right to left.
      '&::before': {
        inlineSize: '0.9em',
        blockSize: '0.9em',
        clipPath: 'polygon(9% 52%, 22% 38%, 40% 56%, 78% 16%, 92% 29%, 41% 84%)',
      },
      '&:indeterminate::before': { clipPath: 'inset(41% 10%)' },
    },
    '@media': {
      [media.forcedColours]: {
        selectors: {
          '&:checked:not(:disabled), &:indeterminate:not(:disabled)': {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&:checked:disabled, &:indeterminate:disabled': { color: 'GrayText' },
        },
      },
    },
  },
])

export const radio = style([
  mark,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked:not(:disabled)': { borderColor: vars.colour.brandText, color: vars.colour.brandText },
      '&:checked:disabled': { color: vars.colour.textDisabled },
      '&::before': { inlineSize: '0.75em', blockSize: '0.75em', borderRadius: '50%' },
    },
    '@media': {
      [media.forcedColours]: {
        selectors: {
          '&:checked:not(:disabled)': { borderColor: 'Highlight', color: 'Highlight' },
          '&:checked:disabled': { color: 'GrayText' },
        },
      },
    },
  },
])
