import { expect, test } from 'vitest'
import { type EmbedHosts, firstFrameAddress, firstLinkAddress, sourceOf, withPageQuery } from './embed-source.ts'

const hosts: EmbedHosts = {
  own: ['https://content.club.test', 'https://www.club.test'],
  frames: ['https://films.test'],
  scripts: [],
}

test.each([
  ['/content/form', 'own'],
  ['https://www.club.test/form', 'own'],
  ['https://films.test/embed/1', 'other'],
  ['//films.test/embed/1', 'other'],
  ['http://films.test/embed/1', 'refused'],
  ['https://films.test.evil.test/embed/1', 'refused'],
  ['https://films.test@evil.test/', 'refused'],
  ['https://user:pass@films.test/', 'refused'],
  ['https://films.test:8443/', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['data:text/html,hello', 'refused'],
  ['blob:https://films.test/1', 'refused'],
  ['https://', 'refused'],
])('a frame from %s is %s [CNT-29]', (address, kind) => {
  expect(sourceOf(address, hosts, hosts.frames).kind).toBe(kind)
})

test.each([
  ['<p>Look:</p><iframe width="1" src="https://films.test/a?b=1&amp;c=2"></iframe>', 'https://films.test/a?b=1&c=2'],
  ["<IFRAME SRC='/form'></IFRAME>", '/form'],
  ['<iframe data-src="https://films.test/"></iframe>', undefined],
  ['<p>No frame</p>', undefined],
])('%s begins with a frame of %s', (html, address) => {
  expect(firstFrameAddress(html)).toBe(address)
})

test.each([
  [
    '<a href="https://a.test/1">A</a> by <a class="x" href="https://a.test/2?x=1&amp;y=2">B</a>',
    'https://a.test/2?x=1&y=2',
  ],
  ['<a href="javascript:alert(1)">A</a>', undefined],
])('%s can be read at %s', (html, address) => {
  expect(firstLinkAddress(html)).toBe(address)
})

test.each([
  ['https://films.test/a', '?campaign=summer&x=1', 'https://films.test/a?campaign=summer&x=1'],
  ['https://films.test/a?x=2', '?x=1&y=%26', 'https://films.test/a?x=2&y=%26'],
  ['https://films.test/a#part', '?x=1', 'https://films.test/a?x=1#part'],
  ['https://films.test/a', '?preview=secret&code=1&state=2&returnTo=/', 'https://films.test/a'],
  ['https://films.test/a', '', 'https://films.test/a'],
])('%s on a page with %s becomes %s [CNT-30]', (address, search, wanted) => {
  expect(withPageQuery(new URL(address), search).href).toBe(wanted)
})
