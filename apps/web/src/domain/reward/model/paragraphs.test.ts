import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test.each([
  ['no text has none', undefined, []],
  ['an empty text has none', ' \n\n ', []],
  ['one line is one', 'Show the code.', ['Show the code.']],
  ['a line break does not part them', 'Show the\ncode.', ['Show the\ncode.']],
  ['an empty line does', 'Show the code.\n\nEnjoy.', ['Show the code.', 'Enjoy.']],
  [
    'as many of them as there are, with other line ends and stray spaces',
    'One.\r\n \r\n\r\nTwo. \n\n\n\nThree.',
    ['One.', 'Two.', 'Three.'],
  ],
])('%s', (_goal, text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs)
})
