import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ComponentExamples } from '../src/examples/component-examples.ts'
import { describeKeyboard } from './keyboard.ts'

/** Proves the keys of a button, and that mouse and touch press it once each; `show` renders it with what it tells. */
export function describeButtonKeys(of: ComponentExamples, show: (onPress: () => void) => ReactNode) {
  const press = async (keys: string) => {
    const onPress = vi.fn<() => void>()
    render(show(onPress))
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
    await userEvent.keyboard(keys)
    expect(onPress).toHaveBeenCalledOnce()
  }
  describeKeyboard(of, {
    Tab: async () => {
      render(show(() => undefined))
      await userEvent.tab()
      expect(screen.getByRole('button')).toHaveFocus()
    },
    Enter: () => press('{Enter}'),
    Space: () => press(' '),
  })

  describe(`${of.component} by pointer`, () => {
    it.each([
      { way: 'mouse', keys: '[MouseLeft]' },
      { way: 'touch', keys: '[TouchA]' },
    ])('is pressed once by $way [A11Y 2.5.2]', async ({ keys }) => {
      const onPress = vi.fn<() => void>()
      render(show(onPress))
      await userEvent.pointer({ keys, target: screen.getByRole('button') })
      expect(onPress).toHaveBeenCalledOnce()
    })

    it('does nothing when the pointer only comes down [A11Y 2.5.2]', () => {
      const onPress = vi.fn<() => void>()
      render(show(onPress))
      fireEvent.pointerDown(screen.getByRole('button'))
      fireEvent.mouseDown(screen.getByRole('button'))
      expect(onPress).not.toHaveBeenCalled()
    })
  })
}
