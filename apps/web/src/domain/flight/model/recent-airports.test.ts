import { describe, expect, test } from 'vitest'
import { readRecentAirports, withAirport } from './recent-airports.ts'

describe('recent airports [FLT-18] [CST-12.b]', () => {
  test.each([
    ['have the newest first', ['LHR'], 'JFK', ['JFK', 'LHR']],
    ['have each once', ['LHR', 'JFK'], 'JFK', ['JFK', 'LHR']],
    ['are three at most', ['LHR', 'JFK', 'BOS'], 'MIA', ['MIA', 'LHR', 'JFK']],
  ])('%s', (_what, recent, code, list) => {
    expect(withAirport(recent, code)).toEqual(list)
  })

  test.each([
    ['as they were kept', '["LHR","JFK"]', ['LHR', 'JFK']],
    ['without what is no airport', '["XXX","JFK",7,null,{"code":"LHR"},"lhr"]', ['JFK']],
    ['each once', '["JFK","JFK","LHR"]', ['JFK', 'LHR']],
    ['three at most', '["LHR","JFK","BOS","MIA"]', ['LHR', 'JFK', 'BOS']],
    ['as none when nothing was kept', undefined, []],
    ['as none when they are broken', '["LHR"', []],
    ['as none when they are no list', '{"code":"LHR"}', []],
  ])('are read %s', (_what, text, list) => {
    expect(readRecentAirports(text)).toEqual(list)
  })
})
