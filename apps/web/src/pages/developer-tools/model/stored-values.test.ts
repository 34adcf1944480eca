import { expect, test } from 'vitest'
import { cookiesIn } from './stored-values.ts'

test.each([
  ['', []],
  ['session-expected=1', [{ store: 'cookie', name: 'session-expected', value: '1' }]],
  [
    'a=b=c; d=',
    [
      { store: 'cookie', name: 'a', value: 'b=c' },
      { store: 'cookie', name: 'd', value: '' },
    ],
  ],
])('the cookies in "%s"', (text, cookies) => {
  expect(cookiesIn(text)).toEqual(cookies)
})
