import { render, screen } from '@testing-library/react'
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
    // What its looks go by: react-aria keeps no other attribute of ours.
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
