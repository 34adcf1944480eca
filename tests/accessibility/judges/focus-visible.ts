import { focusRings } from '../focus-rings.ts'
import type { Judge } from '../judge.ts'

/** Round corners and soft edges of a ring take a part of its pixels. */
const tolerance = 0.8

/** Every stop of the Tab key changes at least as many pixels, by 3:1, as a line of 2 px around it has. */
export const focusVisibleJudge: Judge = {
  name: 'focus-visible',
  criteria: ['2.4.7', '2.4.13', '1.4.11'],
  judge: async (page, stage) => {
    const rings = await focusRings(page, stage)
    return rings
      .filter(({ clear, wanted }) => clear < wanted * tolerance)
      .map(({ clear, wanted, where }) => ({
        criterion: clear < wanted * 0.1 ? '2.4.7' : '2.4.13',
        what: `Focus changes ${clear} pixels by 3:1, and a line of 2 px would be ${Math.round(wanted)}`,
        where,
      }))
  },
}
