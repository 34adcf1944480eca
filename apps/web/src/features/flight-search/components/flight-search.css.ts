import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A counter with its “?” beside it. */
export const counter = style({ display: 'flex', alignItems: 'end', gap: vars.space.small, flexWrap: 'wrap' })

/** Departure and return side by side where there is room. */
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.large })

/** A question among all of them, apart from the one before. */
export const openQuestion = style({
  display: 'grid',
  gap: vars.space.medium,
  selectors: {
    '& + &': {
      borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
      paddingBlockStart: vars.space.large,
    },
  },
})

/** The buttons of the sheet and why they are disabled, which stays in reach of a narrow footer. */
export const actions = style({ display: 'grid', gap: vars.space.xsmall, flexGrow: 1 })

export const bar = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.brand.radius.xlarge,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  backgroundColor: vars.colour.surfaceRaised,
  color: vars.colour.text,
  selectors: {
    '&[data-size="large"]': { boxShadow: vars.colour.shadowRaised },
    '&[data-size="compact"]': { padding: vars.space.small, gap: vars.space.small },
  },
  '@media': {
    [media.from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
})

/** The four answers: below each other, or two by two, or in a row. */
export const answers = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '[data-size="compact"] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': {
    [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from(1024)]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      selectors: { '[data-size="compact"] &': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
})

export const answer = style({
  display: 'grid',
  // Names stand in one line, however many lines an answer beside them has.
  alignContent: 'start',
  inlineSize: '100%',
  // As high as the highest of its row.
  blockSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.medium,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.surfaceSunken },
    '[data-size="compact"] &': { paddingInline: vars.space.small },
  },
})

export const answerName = style({ fontSize: vars.text.small, color: vars.colour.textMuted })
export const answerValue = style({ fontWeight: vars.weight.strong, textWrap: 'balance' })
export const search = style({ display: 'grid' })
