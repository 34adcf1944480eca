import { media, vars } from '@clubhouse/design-system/theme'
import type { StyleRule } from '@vanilla-extract/css'

/**
 * Styles of an action that sticks to the bottom of the window on phones, across its whole width, unless the window is so low
 * that little else could be read (WCAG 1.4.10). `keepClearOf` keeps focus clear of it. A rule and no class, so that each page
 * has it in its own file of styles.
 */
export const bottomBarOnPhones: StyleRule = {
  '@media': {
    [media.below(768)]: {
      marginInline: `calc(-1 * ${vars.pageMargin.mobile})`,
      paddingInline: vars.pageMargin.mobile,
      paddingBlockStart: vars.space.small,
      paddingBlockEnd: `calc(${vars.space.small} + env(safe-area-inset-bottom))`,
      backgroundColor: vars.colour.surface,
      borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
    },
    [`${media.below(768)} and ${media.tall}`]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
    },
  },
}
