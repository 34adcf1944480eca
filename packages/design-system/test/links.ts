import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The two keys of a tile that is one link, for `describeKeyboard`. */
export function linkTileKeys(tile: () => ReactNode, name: string) {
  return { Tab: () => reaches(tile, name), Enter: () => followsByEnter(tile, name) }
}

/** Mouse and touch follow the one link of a tile. */
export function describeFollowing(component: string, tile: () => ReactNode, name: string) {
  describe(`${component} by hand`, () => {
    it.each([
      { hand: 'mouse', keys: '[MouseLeft]' },
      { hand: 'touch', keys: '[TouchA]' },
    ])('is followed by $hand', async ({ keys }) => {
      const followed = followedLinks()
      render(tile())
      await userEvent.pointer({ keys, target: screen.getByRole('link', { name }) })
      expect(followed).toEqual([name])
    })
  })
}

/** Calls back with the address of each link that the tests of this file follow; nothing is loaded. */
export function onLinkFollowed(onFollowed: (href: string | null | undefined) => void): void {
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    onFollowed(event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined)
  }
  beforeAll(() => document.addEventListener('click', follow))
  afterAll(() => document.removeEventListener('click', follow))
}

/** Texts of the links that are followed from here on; nothing is loaded. */
export function followedLinks(): readonly string[] {
  const followed: string[] = []
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null) return
      event.preventDefault()
      followed.push(link.textContent)
    },
    { once: true },
  )
  return followed
}

async function reaches(tile: () => ReactNode, name: string) {
  render(tile())
  await userEvent.tab()
  expect(screen.getByRole('link', { name })).toHaveFocus()
}

async function followsByEnter(tile: () => ReactNode, name: string) {
  const followed = followedLinks()
  render(tile())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual([name])
}
