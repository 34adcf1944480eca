import { expect, test } from 'vitest'
import { stripStyles } from './strip-styles.ts'

test.each([
  ['a style', '<p style="color:red">Hi</p>', '<p>Hi</p>'],
  ['a style in single quotes', "<p class='a' style='color:red' lang=en>Hi</p>", "<p class='a' lang=en>Hi</p>"],
  ['a style without quotes', '<p style=color:red class=a>Hi</p>', '<p class=a>Hi</p>'],
  ['a style without a value', '<p style>Hi</p>', '<p>Hi</p>'],
  ['a style in capitals, on lines of its own', '<p\n STYLE\n =\n "a"\n>Hi</p>', '<p\n>Hi</p>'],
  ['a style after a slash', '<p/style="a"/class="b">Hi</p>', '<p/class="b">Hi</p>'],
  ['a style at a quoted value', '<p class="a"style="b">Hi</p>', '<p class="a">Hi</p>'],
  ['a style after an unquoted value with a quote', '<p title=a"b style="c">Hi</p>', '<p title=a"b>Hi</p>'],
  ['a style after a value that ends a tag', '<p title="a>b" style="c">Hi</p>', '<p title="a>b">Hi</p>'],
  ['a style of a drawing', '<svg style="a"><path style="b"/></svg>', '<svg><path/></svg>'],
  ['a style sheet', '<STYLE media="all">p{color:red}</style >Hi', '</style >Hi'],
  ['a style sheet without an end', 'Hi<style>p{color:red}', 'Hi'],
  ['a base', '<base href="https://evil.test/"><p>Hi</p>', '<p>Hi</p>'],
  ['a base in capitals', '<BASE\nhref=//evil.test />Hi', 'Hi'],
])('%s goes', (_what, html, want) => {
  expect(stripStyles(html)).toBe(want)
})

test.each([
  'Set style="plain" in the field, and <b>style=</b> it',
  '<p title=\'<b style="a">\'>Hi</p>',
  '<p data-style="a" styles="b">Hi</p>',
  '<!-- <style> <p style="a"> -->Hi',
  '<!--> <p>Hi</p>',
  '<script>write("<style>")</script>Hi',
  '<textarea><p style="a"></textarea>Hi',
  '<basefont><styled-text>Hi</styled-text>',
  'a < b style="c"',
  '<p title="no end',
  '',
])('%j stays as it is', (html) => {
  expect(stripStyles(html)).toBe(html)
})

test('long markup takes no time, however broken', () => {
  const started = performance.now()
  for (const part of ['<p style="', '<p ', '<style>', '<!--', '<p a=b style=c>', '<p a', '="', '</style'])
    stripStyles(part.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(2_000)
})
