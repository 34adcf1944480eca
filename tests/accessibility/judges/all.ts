import type { Judge } from '../judge.ts'
import { axeJudge } from './axe.ts'
import { focusOrderJudge } from './focus-order.ts'
import { focusVisibleJudge } from './focus-visible.ts'
import { forcedColoursJudge } from './forced-colours.ts'
import { htmlCodeSnifferJudge } from './html-codesniffer.ts'
import { ibmJudge } from './ibm.ts'
import { namesJudge } from './names.ts'
import { pointerJudge } from './pointer.ts'
import { reducedMotionJudge } from './reduced-motion.ts'
import { reflowJudge } from './reflow.ts'
import { targetSizeJudge } from './target-size.ts'
import { textSizeJudge } from './text-size.ts'
import { textSpacingJudge } from './text-spacing.ts'

/** Those that only look come before those that press keys. */
export const judges: readonly Judge[] = [
  axeJudge,
  htmlCodeSnifferJudge,
  ibmJudge,
  namesJudge,
  targetSizeJudge,
  reflowJudge,
  textSpacingJudge,
  textSizeJudge,
  reducedMotionJudge,
  forcedColoursJudge,
  focusVisibleJudge,
  focusOrderJudge,
  pointerJudge,
]
