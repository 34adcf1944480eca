import { media } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** With its band: nothing stays where it would be. */
export const onWideScreens = style({ '@media': { [media.below(1024)]: { display: 'none' } } })
