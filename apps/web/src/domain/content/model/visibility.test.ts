import { expect, test } from 'vitest'
import type { PageBlock } from '../blocks/page-block.ts'
import { isShown, pageAccess, type PageViewer, shownBlocks } from './visibility.ts'

const visitor: PageViewer = { audience: 'visitor', countryCode: 'GB', isNativeApp: false }
const member: PageViewer = { ...visitor, audience: 'member' }
const unknown: PageViewer = { ...visitor, audience: undefined }
const american: PageViewer = { ...visitor, countryCode: 'US' }
const abroad: PageViewer = { ...visitor, countryCode: 'WORLD' }
const inApp: PageViewer = { ...member, isNativeApp: true }

test.each([
  ['nothing', [], visitor, true],
  ['nothing', [], abroad, true],
  ['its region', ['region.GB'], visitor, true],
  ['another region', ['region.US'], visitor, false],
  ['another region', ['region.GB'], american, false],
  ['one of two regions', ['region.GB', 'region.US'], american, true],
  ['regions without the world', ['region.GB', 'region.US'], abroad, false],
  ['the world', ['region.WORLD'], abroad, true],
  ['members', ['audience.members'], visitor, false],
  ['members', ['audience.members'], member, true],
  ['members', ['audience.members'], unknown, false],
  ['visitors', ['audience.visitors'], visitor, true],
  ['visitors', ['audience.visitors'], member, false],
  ['visitors', ['audience.visitors'], unknown, false],
  ['the app', ['visibility.appOnly'], member, false],
  ['the app', ['visibility.appOnly'], inApp, true],
  ['the website', ['visibility.webOnly'], member, true],
  ['the website', ['visibility.webOnly'], inApp, false],
  ['members of a region', ['region.US', 'audience.members'], member, false],
] as const)('what is tagged for %s (%j) is shown to %j: %s [CNT-24]', (_what, tags, viewer, wanted) => {
  expect(isShown(tags, viewer)).toBe(wanted)
})

test.each([
  ['opens for its audience', ['audience.members'], member, 'open'],
  ['asks visitors to log in', ['audience.members'], visitor, 'login'],
  ['waits until it is known who looks', ['audience.members'], unknown, 'waiting'],
  ['is closed to members when it is for visitors', ['audience.visitors'], member, 'closed'],
  ['is closed elsewhere', ['region.US'], visitor, 'closed'],
  ['is closed elsewhere, whoever looks', ['region.US', 'audience.members'], unknown, 'closed'],
] as const)('a page %s [CNT-24]', (_what, tags, viewer, wanted) => {
  expect(pageAccess(tags, viewer)).toBe(wanted)
})

const button = (id: string, tags: PageBlock['tags'] = []): PageBlock => ({
  id,
  tags,
  kind: 'button',
  action: { text: id, target: '/' },
  isPrimary: true,
})

test('columns and tabs lose what is not for somebody, and a tab without anything goes [CNT-24]', () => {
  const layout: PageBlock = {
    id: 'layout',
    tags: [],
    kind: 'layout',
    headline: undefined,
    columns: 2,
    background: 'white',
    blocks: [button('all'), button('members', ['audience.members'])],
  }
  const tabs: PageBlock = {
    id: 'tabs',
    tags: [],
    kind: 'tabbedContent',
    headline: undefined,
    tabs: [
      { id: 'open', title: 'Open', blocks: [button('seen')] },
      { id: 'closed', title: 'Closed', blocks: [button('unseen', ['region.US'])] },
    ],
  }
  expect(shownBlocks([layout, tabs, button('us', ['region.US'])], visitor)).toEqual([
    { ...layout, blocks: [button('all')] },
    { ...tabs, tabs: [{ id: 'open', title: 'Open', blocks: [button('seen')] }] },
  ])
})

test('what loses nothing stays the same object, so that prerendered parts are kept', () => {
  const blocks = [button('a'), button('b', ['region.GB'])]
  expect(shownBlocks(blocks, visitor)).toBe(blocks)
})
