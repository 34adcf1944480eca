import type { Judge } from '../judge.ts'
import { textFaultsWith } from '../text-faults.ts'

/** Text at twice its size. */
export const textSizeJudge: Judge = {
  name: 'text-size',
  criteria: ['1.4.4'],
  judge: async (page, stage) => {
    const faults = await textFaultsWith(page, stage, 'html { font-size: 200% !important; }')
    return faults.map((fault) => ({ criterion: '1.4.4', ...fault }))
  },
}
