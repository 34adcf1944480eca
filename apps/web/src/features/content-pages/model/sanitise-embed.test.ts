import { expect, test } from 'vitest'
import { parseMarkup } from '../../../platform/content/parse-markup.ts'
import { type EmbedNode, sanitiseEmbed } from './sanitise-embed.ts'

const hosts = { own: ['https://www.club.test'], frames: ['https://films.test'], scripts: ['https://network.test'] }
const sanitised = (html: string) => sanitiseEmbed(parseMarkup(html), hosts)

/** The nodes as markup, to read them by. */
const text = (nodes: readonly EmbedNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${node.name}${attributes.join('')}>${text(node.children)}</${node.name}>`
    })
    .join('')

test.each([
  ['words', 'Hello <b>you</b>', 'Hello <b>you</b>'],
  ['a handler', '<p onclick="alert(1)" style="color:red" id="main">Hi</p>', '<p>Hi</p>'],
  ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['a picture that fails', '<img src=x onerror=alert(1)>Hi', 'Hi'],
  ['a script as a link', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['a hidden script as a link', '<a href="java&#10;script:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['a link', '<a href="https://club.test/?a=1" target="_top">Hi</a>', '<a href="https://club.test/?a=1">Hi</a>'],
  ['a form', '<form action="https://evil.test"><input name="password"><p>Hi</p></form>', '<p>Hi</p>'],
  ['a drawing', '<svg><script>alert(1)</script><a href="javascript:1">Hi</a></svg>', ''],
  [
    'mutation',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '',
  ],
  ['a template', '<template><iframe src="https://films.test/"></iframe></template>Hi', 'Hi'],
  ['a style', '<style>body{display:none}</style>Hi', 'Hi'],
  ['an element of tomorrow', '<club-card><em>Hi</em></club-card>', '<em>Hi</em>'],
  ['a comment', '<!-- secret -->Hi', 'Hi'],
  [
    'what a network reads',
    '<blockquote class="post" data-id="7" cite="https://a.test">Hi</blockquote>',
    '<blockquote class="post" data-id="7" cite="https://a.test">Hi</blockquote>',
  ],
  ['a base', '<base href="https://evil.test/"><a href="/x">Hi</a>', '<a>Hi</a>'],
])('of %s only what is harmless is left [CNT-29]', (_what, html, wanted) => {
  expect(text(sanitised(html).nodes)).toBe(wanted)
})

test('frames of named hosts are allowed, and counted when they are not [CNT-29]', () => {
  const { frames, refused } = sanitised(`
    <div><iframe src="https://films.test/embed/1" title="A film" onload="alert(1)" srcdoc="<script>1</script>"></iframe></div>
    <iframe src="/forms/1"></iframe>
    <iframe src="https://evil.test/"></iframe>
    <iframe srcdoc="<p>Hi</p>"></iframe>
    <iframe src="javascript:alert(1)"></iframe>
  `)
  expect(frames.map(({ url, isOwn, title }) => [url.href, isOwn, title])).toEqual([
    ['https://films.test/embed/1', false, 'A film'],
    ['https://www.club.test/forms/1', true, undefined],
  ])
  expect(refused).toBe(3)
})

test('scripts of a network are told apart from those that nobody named [CNT-31]', () => {
  const { scripts, refused } = sanitised(
    '<script async src="https://network.test/embed.js"></script><script src="//evil.test/x.js"></script><script>1</script>',
  )
  expect(scripts).toEqual(['https://network.test/embed.js'])
  expect(refused).toBe(2)
})
