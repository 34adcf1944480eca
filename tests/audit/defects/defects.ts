import { contentDefects } from './content-defects.ts'
import type { Defect } from './defect.ts'
import { formDefects } from './form-defects.ts'
import { lookDefects } from './look-defects.ts'
import { navigationDefects } from './navigation-defects.ts'
import { overlayDefects } from './overlay-defects.ts'

/** Chosen for what goes wrong in real pages, not for what the checks are known to see. */
export const defects: readonly Defect[] = [
  ...formDefects,
  ...overlayDefects,
  ...navigationDefects,
  ...contentDefects,
  ...lookDefects,
]
