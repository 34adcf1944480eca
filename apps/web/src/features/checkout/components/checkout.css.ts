import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'
import { bottomBarOnPhones } from '#platform/focus/bottom-bar.ts'

/** What is ordered above the form, and beside it on wide screens. */
export const layout = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.from(905)]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.dialogSmall})`,
      gridTemplateAreas: '"form summary"',
      columnGap: vars.space.xxlarge,
    },
  },
})
export const summary = style({
  '@media': {
    [media.from(905)]: { gridArea: 'summary' },
    [`${media.from(905)} and ${media.tall}`]: { position: 'sticky', insetBlockStart: vars.space.xxxlarge },
  },
})
export const form = style({
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': { [media.from(905)]: { gridArea: 'form' } },
})
/** The picture beside the words while there is no room above them. */
export const ordered = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: `${vars.space.huge} minmax(0, 1fr)`,
  alignItems: 'start',
  '@media': { [media.from(905)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const picture = style({
  aspectRatio: '1',
  overflow: 'clip',
  borderRadius: vars.brand.radius.medium,
  backgroundColor: vars.colour.skeleton,
  '@media': { [media.from(905)]: { aspectRatio: '16 / 9' } },
})
export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' })
/** Two short fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const reasons = style({ paddingInlineStart: vars.space.large, listStyle: 'disc' })
/** The reasons may be out of sight above a bar along the bottom; elsewhere they stand right above the button. */
export const next = style({
  display: 'none',
  '@media': {
    [`${media.below(768)} and ${media.tall}`]: {
      display: 'block',
      textAlign: 'center',
      paddingBlockEnd: vars.space.xxsmall,
    },
  },
})
export const redeem = style(bottomBarOnPhones)
