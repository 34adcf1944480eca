import type { Judge } from '../judge.ts'
import { textFaultsWith } from '../text-faults.ts'

/** The least spacing that WCAG lets people set; nothing may be lost by it. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

export const textSpacingJudge: Judge = {
  name: 'text-spacing',
  criteria: ['1.4.12'],
  judge: async (page, stage) => {
    const faults = await textFaultsWith(page, stage, spacing)
    return faults.map((fault) => ({ criterion: '1.4.12', ...fault }))
  },
}
