import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Times above the cabins, and beside them where there is room. */
export const flight = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from(1255)]: {
      gridTemplateColumns: `minmax(0, ${vars.size.panel}) minmax(0, 1fr)`,
      columnGap: vars.space.xlarge,
      alignItems: 'center',
    },
  },
})

export const timesGroup = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 })
export const timesSkeleton = style({ display: 'grid', gap: vars.space.small })

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.small,
  alignItems: 'start',
  margin: 0,
})

export const place = style({
  minInlineSize: 0,
  selectors: { '&[data-side="end"]': { textAlign: 'end' } },
})
/** Room beside it for the days that it is later. */
export const clock = style({
  position: 'relative',
  display: 'block',
  fontSize: vars.heading.medium,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const days = style({
  marginInlineStart: vars.space.xxsmall,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.text,
  color: vars.colour.brandText,
})
export const city = style({
  display: 'block',
  fontSize: vars.text.small,
  color: vars.colour.textMuted,
  overflowWrap: 'anywhere',
})
export const code = style({ fontWeight: vars.weight.strong, color: vars.colour.text })

export const way = style({ minInlineSize: 0 })
export const duration = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xxsmall,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.colour.textMuted,
  textAlign: 'center',
})
/** From one place to the other. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  inlineSize: '100%',
  color: vars.colour.brandText,
  '::before': {
    content: '""',
    borderBlockStart: `${vars.size.stroke} solid currentColor`,
    opacity: 0.4,
  },
})
export const airline = style({ margin: 0, fontSize: vars.text.small, color: vars.colour.textMuted })

/** Rows; side by side; with more room; beside their flight (FLT-06). */
const narrow = media.below(580)

/** Cabins are rows on narrow screens, and stand side by side where there is room. */
export const fares = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  '@media': {
    [media.from(580)]: { gap: vars.space.xsmall, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.from(890)]: { gap: vars.space.small },
  },
})

export const fare = style({
  minInlineSize: 0,
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space.xxsmall,
      columnGap: vars.space.small,
      paddingBlock: vars.space.small,
      borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
      selectors: {
        '&:last-child': { paddingBlockEnd: 0 },
        '&[data-chosen]': { borderBlockStartColor: vars.colour.brand },
      },
    },
    [media.from(580)]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.small,
      padding: vars.space.small,
      borderRadius: vars.brand.radius.medium,
      border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
      backgroundColor: vars.colour.surfaceSunken,
      selectors: {
        '&[data-available]': { backgroundColor: vars.colour.surface },
        '&[data-chosen]': {
          borderColor: vars.colour.brand,
          boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.brand}`,
        },
      },
    },
    [media.from(890)]: { padding: vars.space.medium },
  },
})
export const fareHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.icon,
  '@media': { [narrow]: { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
})
export const cabin = style({
  margin: 0,
  fontSize: vars.text.standard,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
})
export const price = style({ display: 'grid', gap: vars.space.xxsmall, flexGrow: 1, alignContent: 'start' })
export const points = style({
  margin: 0,
  fontSize: vars.heading.small,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const taxes = style({
  margin: 0,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.colour.textMuted,
})
export const missing = style({
  display: 'grid',
  gap: vars.space.xsmall,
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})
export const missingText = style({
  margin: 0,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  color: vars.colour.warning,
})
export const unavailable = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})
export const unavailableTitle = style({ margin: 0, fontWeight: vars.weight.strong, color: vars.colour.textMuted })

/** What was chosen beside the button that changes it; below where there is no room. */
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
})
export const chosenWords = style({ flex: `1 1 ${vars.size.illustration}`, minInlineSize: 0 })

/** What the journey costs, beside the button that goes on. */
export const total = style({ display: 'grid', gap: vars.space.xsmall, inlineSize: '100%' })
export const totalLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
