import { fc } from '@clubhouse/test-kit/property-testing'
import { expect, test } from 'vitest'
import { sanitiseMarkup, wordElements } from './sanitise-markup.ts'
import { type EmbedNode, readEmbed } from './read-embed.ts'

const hosts = { own: ['https://www.club.test'], frames: ['https://films.test'], scripts: ['https://network.test'] }
const sanitised = (html: string) => readEmbed(sanitiseMarkup(html), hosts)

/** The nodes as markup, to read them by. */
const text = (nodes: readonly EmbedNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${node.name}${attributes.join('')}>${text(node.children)}</${node.name}>`
    })
    .join('')

const hostile = [
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
  ['a script in a formula', '<math><mtext><script>alert(1)</script></mtext></math>Hi', 'Hi'],
  ['a link in a formula', '<math><mtext><a href="javascript:alert(1)">no</a></mtext></math>Hi', 'Hi'],
  [
    'mutation in a formula',
    '<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></a>',
    '',
  ],
  ['mutation in a form', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
  ['a style in a drawing', '<svg><style><img src=x onerror=alert(1)></style></svg>Hi', 'Hi'],
  ['a style that ends early', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', '<p></p>">'],
  ['what scripts replace', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">no</p></noscript>Hi', 'Hi'],
  ['a template in a template', '<template><template><script>alert(1)</script></template></template>Hi', 'Hi'],
  ['a shadow', '<div><template shadowrootmode="open"><script>alert(1)</script></template>Hi</div>', '<div>Hi</div>'],
  [
    'a form that hides its attributes',
    '<form id="attributes" onclick="alert(1)"><input name="attributes">Hi</form>',
    'Hi',
  ],
  ['a form that hides its children', '<form onclick="alert(1)"><input name="childNodes"><p>Hi</p></form>', '<p>Hi</p>'],
  [
    'names of the window',
    '<a id="appConfig" name="location" href="https://club.test/">Hi</a>',
    '<a href="https://club.test/">Hi</a>',
  ],
  ['data as a link', '<a href="data:text/html,<script>alert(1)</script>">Hi</a>', '<a>Hi</a>'],
  [
    'a script as a link, in disguise',
    '<a href=" \u0001JaVaScRiPt:alert(1)">Hi</a><a href="vbscript:1">!</a>',
    '<a>Hi</a><a>!</a>',
  ],
  ['a script as a source', '<blockquote cite="javascript:alert(1)">Hi</blockquote>', '<blockquote>Hi</blockquote>'],
  ['a link in a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>no</text></a></svg>Hi', 'Hi'],
  ['an animated link', '<svg><a><animate attributeName="href" values="javascript:alert(1)"/></a></svg>Hi', 'Hi'],
  ['markup in a comment', '<!--><img src=x onerror=alert(1)>-->Hi', '-->Hi'],
  ['text of other kinds', '<xmp><p>no</p></xmp><noembed><b>no</b></noembed><textarea><b>no</b></textarea>Hi', 'Hi'],
  ['a plug-in', '<object data="x.swf"><embed src="x.swf"><p>no</p></object>Hi', 'Hi'],
  ['words that look like markup', 'a &lt;img src=x onerror=alert(1)&gt; b', 'a <img src=x onerror=alert(1)> b'],
  [
    'a redirection',
    '<meta http-equiv="refresh" content="0;url=https://evil.test"><link rel="stylesheet" href="//evil.test">Hi',
    'Hi',
  ],
  ['a base', '<base href="https://evil.test/"><a href="/x">Hi</a>', '<a>Hi</a>'],
] as const

test.each(hostile)('of %s only what is harmless is left [CNT-29]', (_what, html, wanted) => {
  expect(text(sanitised(html).nodes)).toBe(wanted)
})

test('frames of named hosts are allowed, and counted when they are not [CNT-29]', () => {
  const { frames, refused } = sanitised(`
    <div><iframe src="https://films.test/embed/1" title="A film" onload="alert(1)" srcdoc="<script>1</script>"></iframe></div>
    <iframe src="/forms/1"></iframe>
    <iframe src="https://evil.test/"></iframe>
    <iframe srcdoc="<p>Hi</p>"></iframe>
    <iframe src="javascript:alert(1)"></iframe>
    <iframe src="data:text/html,<script>alert(1)</script>"></iframe>
    <iframe src="http://films.test/embed/1"></iframe>
    <iframe src="https://films.test.evil.test/"></iframe>
    <iframe src="https://films.test@evil.test/"></iframe>
  `)
  expect(frames.map(({ url, isOwn, title }) => [url.href, isOwn, title])).toEqual([
    ['https://films.test/embed/1', false, 'A film'],
    ['https://www.club.test/forms/1', true, undefined],
  ])
  expect(refused).toBe(7)
})

test.each([
  ['words for old browsers', '<iframe src="https://films.test/1"><p>Your browser has no frames.</p></iframe>'],
  ['another frame', '<iframe src="https://films.test/1"><iframe src="https://evil.test/"></iframe></iframe>'],
  ['an end that is none', '<iframe src="https://films.test/1"><!--</iframe><img src=x onerror=alert(1)>--></iframe>'],
])('a frame with %s in it is that frame alone [CNT-29]', (_what, html) => {
  const { body } = sanitiseMarkup(html)
  expect([...body.querySelectorAll('*')].map(({ outerHTML }) => outerHTML)).toEqual([
    '<iframe src="https://films.test/1"></iframe>',
  ])
  expect(sanitised(html).frames.map(({ url }) => url.href)).toEqual(['https://films.test/1'])
})

test('whatever hostile parts are put together, no more than the lists comes out [CNT-29]', () => {
  const part = fc.constantFrom(...hostile.flatMap(([, html]) => html.split(/(?=[<"])/)))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
      for (const element of sanitiseMarkup(parts.join('')).body.querySelectorAll('*')) {
        expect([...wordElements, 'iframe']).toContain(element.localName)
        expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
        for (const { name, value } of element.attributes) {
          expect(name).toMatch(/^(?:cite|class|datetime|dir|href|lang|src|title|data-[\w-]+)$/)
          if (/^(?:cite|href|src)$/.test(name)) expect(value).not.toMatch(/^\W*(?:java|vb)script:/i)
        }
      }
    }),
  )
})

test('scripts of a network are told apart from those that nobody named [CNT-31]', () => {
  const { scripts, refused } = sanitised(
    '<script async src="https://network.test/embed.js"></script><script src="//evil.test/x.js"></script><script>1</script>',
  )
  expect(scripts).toEqual(['https://network.test/embed.js'])
  expect(refused).toBe(2)
})
