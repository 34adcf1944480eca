import type { Judge } from '../judge.ts'
import { axeJudge } from './axe.ts'
import { focusOrderJudge } from './focus-order.ts'
import { focusVisibleJudge } from './focus-visible.ts'
import { forcedColoursJudge } from './forced-colours.ts'
import { htmlCodeSnifferJudge } from './html-codesniffer.ts'
import { ibmJudge } from './ibm.ts'
import { moreThanColourJudge } from './more-than-colour.ts'
import { namesJudge } from './names.ts'
import { pointerJudge } from './pointer.ts'
import { reducedMotionJudge } from './reduced-motion.ts'
import { reflowJudge } from './reflow.ts'
import { targetSizeJudge } from './target-size.ts'
import { textSizeJudge } from './text-size.ts'
import { textSpacingJudge } from './text-spacing.ts'

/** These look at a page in every theme. */
const themeJudges: readonly Judge[] = [axeJudge]

/** These look at a page and leave it as it was. */
export const lookingJudges: readonly Judge[] = [
  htmlCodeSnifferJudge,
  ibmJudge,
  namesJudge,
  targetSizeJudge,
  textSpacingJudge,
  textSizeJudge,
  reflowJudge,
]

/** These press keys, or wait for what moves. */
export const actingJudges: readonly Judge[] = [
  moreThanColourJudge,
  reducedMotionJudge,
  forcedColoursJudge,
  focusVisibleJudge,
  focusOrderJudge,
  pointerJudge,
]

export const judges: readonly Judge[] = [...themeJudges, ...lookingJudges, ...actingJudges]
