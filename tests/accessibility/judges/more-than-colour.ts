import { chosenAndNot } from '../chosen.ts'
import type { Judge } from '../judge.ts'
import { newEdges } from '../pixels.ts'

/** Fewer points of an outline than this make no shape. */
const shape = 6

/** A tick, a dot or a knob that has moved tells what is chosen: not the colour of its box alone. */
export const moreThanColourJudge: Judge = {
  name: 'more-than-colour',
  criteria: ['1.4.1'],
  judge: async (page, stage) => {
    const chosen = await chosenAndNot(page, stage)
    return chosen
      .filter(({ isNative }) => isNative)
      .filter(({ area, chosen, notChosen }) => newEdges(notChosen, chosen, area) < shape)
      .map(({ where }) => ({ criterion: '1.4.1', what: 'Chosen differs from not chosen by colour alone', where }))
  },
}
