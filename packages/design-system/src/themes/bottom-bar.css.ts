import { createGlobalVar, fallbackVar } from '@vanilla-extract/css'

/** How high a bar along the bottom of the window is, which toasts stand above: the page sets `--bottom-bar` on their region. */
export const bottomBarSize = fallbackVar(createGlobalVar('bottom-bar'), '0px')
