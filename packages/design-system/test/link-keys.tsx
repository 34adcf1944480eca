import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { ComponentExamples } from '../src/examples/component-examples.ts'
import { describeKeyboard } from './keyboard.ts'

/** Proves the keys of a tile that is one link, on its first example. */
export function describeLinkKeys(of: ComponentExamples) {
  const { control, examples } = of
  const show = () => {
    render(examples[0]?.render())
    return screen.getByRole('link', { name: control?.name ?? '' })
  }
  describeKeyboard(of, {
    Tab: async () => {
      const link = show()
      await userEvent.tab()
      expect(screen.getAllByRole('link')[0]).toHaveFocus()
      link.focus()
      expect(link).toHaveFocus()
    },
    Enter: async () => {
      const link = show()
      let followed: string | null = null
      link.addEventListener('click', (event) => {
        event.preventDefault()
        followed = link.getAttribute('href')
      })
      link.focus()
      await userEvent.keyboard('{Enter}')
      expect(followed).toBe(link.getAttribute('href'))
      expect(followed).not.toBeNull()
    },
  })
}
