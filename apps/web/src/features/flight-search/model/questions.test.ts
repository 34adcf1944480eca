import { describe, expect, test } from 'vitest'
import { firstOpenQuestion, questionBeside, questionOf } from './questions.ts'

describe('the questions', () => {
  test.each([
    [{}, [], 'departure'],
    [{ origin: 'LHR' }, [], 'destination'],
    [{ destination: 'JFK' }, [], 'departure'],
    [{ origin: 'LHR', destination: 'JFK' }, [], 'dates'],
    [{ origin: 'LHR', destination: 'JFK', departing: '2027-06-10' }, [], 'departure'],
    [{ origin: 'LHR', destination: 'JFK', departing: '2027-06-10' }, ['returning'], 'dates'],
    [{ origin: 'LHR', destination: 'JFK', departing: '2027-06-10' }, ['passengers'], 'passengers'],
    [{ origin: 'LHR' }, ['same-airport', 'passengers'], 'destination'],
  ] as const)('begin for %j with what is open or wrong %j: %s', (answers, problems, question) => {
    expect(firstOpenQuestion(answers, problems)).toBe(question)
  })

  test('follow each other, and lead back [FLT-07] [FLT-08]', () => {
    expect(questionBeside('departure', -1)).toBeUndefined()
    expect(questionBeside('departure', 1)).toBe('destination')
    expect(questionBeside('dates', -1)).toBe('destination')
    expect(questionBeside('passengers', 1)).toBeUndefined()
  })

  test.each([null, undefined, 'dates', {}, { question: 'weather' }])('are none of a history entry with %j', (state) => {
    expect(questionOf(state)).toBeUndefined()
  })
})
