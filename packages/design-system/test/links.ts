import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { ComponentExamples } from '../src/examples/component-examples.ts'
import { describeKeyboard } from './keyboard.ts'

/** What is true of each tile that is one link: Tab reaches it; Enter, mouse and touch follow it. */
export function describeLinkTile(examples: ComponentExamples, tile: () => ReactNode, name: string) {
  describeKeyboard(examples, {
    Tab: async () => {
      render(tile())
      await userEvent.tab()
      expect(screen.getByRole('link', { name })).toHaveFocus()
    },
    Enter: async () => {
      const followed = followedLinks()
      render(tile())
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      expect(followed).toEqual([name])
    },
  })

  describe(`${examples.component} by hand`, () => {
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
