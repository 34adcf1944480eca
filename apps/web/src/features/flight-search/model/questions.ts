import type { AddressProblem, FlightAnswers } from '#domain/flight/model/flight-address.ts'

/** What is asked for a search, in this order (FLT-07). */
export const questions = ['departure', 'destination', 'dates', 'passengers'] as const
export type Question = (typeof questions)[number]

const questionOfProblem: Readonly<Record<AddressProblem, Question>> = {
  origin: 'departure',
  destination: 'destination',
  'same-airport': 'destination',
  departing: 'dates',
  returning: 'dates',
  passengers: 'passengers',
}

/** Returns the question that a history entry is at, if it is at one. */
export function questionOf(state: unknown): Question | undefined {
  if (typeof state !== 'object' || state === null || !('question' in state)) return undefined
  return questions.find((question) => question === state.question)
}

/** Returns the question to begin with: the first without a right answer, or the first of all. */
export function firstOpenQuestion(
  { origin, destination, departing }: FlightAnswers,
  problems: readonly AddressProblem[],
): Question {
  const wrong = new Set(problems.map((problem) => questionOfProblem[problem]))
  if (origin === undefined || wrong.has('departure')) return 'departure'
  if (destination === undefined || wrong.has('destination')) return 'destination'
  if (departing === undefined || wrong.has('dates')) return 'dates'
  return wrong.has('passengers') ? 'passengers' : 'departure'
}

/** Returns the question after another, or before it with -1; undefined beyond the last and the first (FLT-08). */
export function questionBeside(question: Question, step: 1 | -1): Question | undefined {
  return questions[questions.indexOf(question) + step]
}
