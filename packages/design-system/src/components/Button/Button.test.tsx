import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeButtonKeys } from '#test/button-keys.tsx'
import { buttonExamples } from './Button.examples.tsx'
import { Button } from './Button.tsx'

describeButtonKeys(buttonExamples, (onPress) => <Button onPress={onPress}>Use points</Button>)

describe('Button', () => {
  it('keeps focus while pending, says what it waits for, and takes no press', async () => {
    const onPress = vi.fn()
    const { rerender } = render(<Button onPress={onPress}>Use points</Button>)
    await userEvent.tab()
    rerender(
      <Button onPress={onPress} isPending pendingLabel="Placing your order">
        Use points
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Use points' })
    expect(screen.getByRole('status')).toHaveTextContent('Placing your order')
    expect(button).toHaveFocus()
    // What its looks go by.
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(onPress).not.toHaveBeenCalled()
  })

  it('sends no form while pending', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const form = (isPending: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending={isPending}>
          Pay
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.click(screen.getByRole('button'))
    rerender(form(true))
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('has focus after a press, also where the browser gives it none, for what opens to give it back to', () => {
    render(<Button onPress={() => expect(screen.getByRole('button')).toHaveFocus()}>Use points</Button>)
    // As Safari does it: without focus.
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it('is pressed once while Enter is held down', () => {
    render(<Button>Use points</Button>)
    const isLeftToBrowser = (repeat: boolean) =>
      fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat, bubbles: true, cancelable: true })
    expect(isLeftToBrowser(false)).toBe(true)
    expect(isLeftToBrowser(true)).toBe(false)
  })

  it('takes no press while disabled, and can say why', async () => {
    const onPress = vi.fn()
    render(
      <>
        <Button onPress={onPress} isDisabled aria-describedby="reason">
          Use points
        </Button>
        <p id="reason">You need 300 more points.</p>
      </>,
    )
    const button = screen.getByRole('button')
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('You need 300 more points.')
    await userEvent.click(button)
    expect(onPress).not.toHaveBeenCalled()
  })
})

describe('wrong use of Button', () => {
  it('does not compile', () => {
    // @ts-expect-error a button has words
    render(<Button />)
    // @ts-expect-error it looks as the system says
    render(<Button className="mine">Use points</Button>)
    // @ts-expect-error only these variants
    render(<Button variant="huge">Use points</Button>)
    expect(screen.getAllByRole('button')).toHaveLength(3)
  })
})
