import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ToastRegion, toastTypes } from './ToastRegion.tsx'
import type { Toast } from './ToastRegion.tsx'
import { toastRegionExamples } from './ToastRegion.examples.tsx'

const one: Toast = { id: 'one', message: 'Something happened', type: 'information', isClosable: true }
const two: Toast = { ...one, id: 'two', message: 'And another thing' }

/** A page with something to do on it, whose toasts go when they are closed. */
function Page({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: string) => void }) {
  const [closed, setClosed] = useState<readonly string[]>([])
  return (
    <>
      <Button>Add to favourites</Button>
      <ToastRegion
        label="Notifications"
        closeLabel="Close"
        toasts={toasts.filter(({ id }) => !closed.includes(id))}
        onClose={(id) => {
          onClose(id)
          setClosed([...closed, id])
        }}
      />
    </>
  )
}

const show = (...toasts: readonly Partial<Toast>[]) => {
  const onClose = vi.fn()
  const view = render(<Page toasts={toasts.map((toast) => ({ ...one, ...toast }))} onClose={onClose} />)
  return { onClose, ...view }
}

const region = () => screen.getByRole('region', { name: 'Notifications' })
const button = () => screen.getByRole('button', { name: 'Add to favourites' })
const close = (description: string) => screen.getByRole('button', { name: 'Close', description })

const roleOf = { error: 'alert', warning: 'alert', information: 'status', success: 'status' } as const

describe('ToastRegion', () => {
  it.each(toastTypes)('announces %s with the urgency that it has [TST-04]', (type) => {
    show({ type })
    expect(screen.getByRole(roleOf[type])).toHaveTextContent('Something happened')
  })

  it('has the status before there is anything to say, so that it is heard [A11Y 4.1.3]', () => {
    const { rerender } = show()
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    rerender(<Page toasts={[one]} onClose={vi.fn()} />)
    expect(screen.getByRole('status')).toBe(status)
    expect(status).toHaveTextContent('Something happened')
    expect(status).toHaveAttribute('aria-atomic', 'false')
  })

  it('closes by its button when it can be closed, by mouse [TST-02]', async () => {
    const { onClose } = show({})
    await userEvent.click(close('Something happened'))
    expect(onClose).toHaveBeenCalledExactlyOnceWith('one')
  })

  it('closes by its button when it can be closed, by touch [TST-02]', async () => {
    const { onClose } = show({})
    await userEvent.pointer([{ keys: '[TouchA]', target: close('Something happened') }])
    expect(onClose).toHaveBeenCalledExactlyOnceWith('one')
  })

  it('has no button when it goes by itself [TST-01]', () => {
    show({ isClosable: false })
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it('can be found as a landmark', () => {
    show()
    expect(region()).toBeInTheDocument()
  })

  it('can be reached above an open dialog', () => {
    render(
      <Dialog isOpen onClose={() => undefined} title="Your points" closeLabel="Close dialog">
        They land within 35 days.
      </Dialog>,
    )
    show({ type: 'error' })
    expect(region()).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Something happened')
  })

  it('takes only what it knows', () => {
    // @ts-expect-error no such type
    const unknown: Toast = { ...one, type: 'celebration' }
    // @ts-expect-error a close button without a name
    void (<ToastRegion label="Notifications" toasts={[unknown]} onClose={() => undefined} />)
    expect(unknown.id).toBe('one')
  })
})

describe('ToastRegion that goes by itself', () => {
  afterEach(() => void vi.useRealTimers())

  const showFor = (autoDismissTime: number) => {
    vi.useFakeTimers()
    return show({ autoDismissTime })
  }
  const pass = (time: number) => {
    act(() => void vi.advanceTimersByTime(time))
  }
  const toast = () => screen.getByText('Something happened')

  it('goes when its time is up [TST-01, TST-02]', () => {
    const { onClose } = showFor(3000)
    pass(2999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledExactlyOnceWith('one')
  })

  it.each([0, undefined])('stays when its time is %s', (autoDismissTime) => {
    vi.useFakeTimers()
    const { onClose } = show({ autoDismissTime })
    pass(3_600_000)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('waits under the pointer and goes on from there [A11Y 2.2.1]', () => {
    const { onClose } = showFor(3000)
    pass(2000)
    fireEvent.pointerEnter(toast())
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerLeave(toast())
    pass(999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('waits while it holds focus [A11Y 2.2.1]', () => {
    const { onClose } = showFor(3000)
    act(() => close('Something happened').focus())
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    act(() => button().focus())
    pass(3000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('waits while somebody is on their way to it by F6 [A11Y 2.2.1]', () => {
    const { onClose } = showFor(3000)
    act(() => region().focus())
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('waits while the page is hidden [A11Y 2.2.1]', () => {
    const { onClose } = showFor(3000)
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    hide(true)
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    hide(false)
    pass(3000)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

const closesBy = (key: string) => async () => {
  const { onClose } = show(one, two)
  await userEvent.click(button())
  await userEvent.keyboard('{F6}')
  await userEvent.tab()
  expect(close('Something happened')).toHaveFocus()
  await userEvent.keyboard(key)
  expect(onClose).toHaveBeenLastCalledWith('one')
  expect(close('And another thing')).toHaveFocus()
  await userEvent.keyboard(key)
  expect(onClose).toHaveBeenLastCalledWith('two')
  expect(button()).toHaveFocus()
}

const leadsThereAndBack = async () => {
  show({})
  button().focus()
  await userEvent.keyboard('{F6}')
  expect(region()).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{F6}')
  expect(button()).toHaveFocus()
}

const movesToTheNext = async () => {
  show(one, two)
  await userEvent.keyboard('{F6}{Tab}')
  expect(close('Something happened')).toHaveFocus()
  await userEvent.tab()
  expect(close('And another thing')).toHaveFocus()
}

describeKeyboard(toastRegionExamples, {
  F6: leadsThereAndBack,
  Tab: movesToTheNext,
  Enter: closesBy('{Enter}'),
  Space: closesBy(' '),
  Escape: closesBy('{Escape}'),
})
