import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { type Location, NavigationType, Router, type Navigator } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { useRenderedCount } from './use-rendered-count.ts'

const location: Location = { pathname: '/', search: '', hash: '', state: null, key: 'here' }
const navigator: Navigator = {
  createHref: () => '/',
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

const resize = (innerWidth: number, innerHeight: number) => Object.assign(window, { innerWidth, innerHeight })

beforeEach(() => resize(375, 667))

/** A list's page that was come to in a way, and how many of its 40 items it rendered each time. */
function page(type: NavigationType) {
  const counts: number[] = []
  function List() {
    counts.push(useRenderedCount(40))
    return null
  }
  const element = (
    <Router location={location} navigator={navigator} navigationType={type}>
      <List />
    </Router>
  )
  return { element, counts }
}

test.each([
  ['on a phone', 375, 667, 3],
  ['on a desktop', 1440, 900, 11],
  ['on a wall', 3840, 2160, 40],
])('a list that somebody goes on to begins with what fills the screen, %s', (_where, width, height, first) => {
  resize(width, height)
  const { element, counts } = page(NavigationType.Push)
  render(element)
  expect(counts).toEqual([first, 40])
})

test('a list that somebody comes back to is as long as it was from the start', () => {
  const { element, counts } = page(NavigationType.Pop)
  render(element)
  expect(counts).toEqual([40])
})

test('a list from the server is whole, and stays so when it comes to life', () => {
  const { element, counts } = page(NavigationType.Push)
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  act(() => void hydrateRoot(container, element))
  expect(new Set(counts)).toEqual(new Set([40]))
})
