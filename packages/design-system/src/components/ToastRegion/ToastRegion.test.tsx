import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ToastRegion, toastTypes } from './ToastRegion.tsx'
import type { Toast } from './ToastRegion.tsx'

const show = (toast: Partial<Toast>, onClose: (id: string) => void = () => undefined) =>
  render(
    <ToastRegion
      label="Notifications"
      closeLabel="Close"
      onClose={onClose}
      toasts={[{ id: 'one', message: 'Something happened', type: 'information', isClosable: true, ...toast }]}
    />,
  )

const roleOf = { error: 'alert', warning: 'alert', information: 'status', success: 'status' } as const

describe('ToastRegion', () => {
  it.each(toastTypes)('announces %s with the urgency that it has [TST-04]', (type) => {
    show({ type })
    expect(screen.getByRole(roleOf[type])).toHaveTextContent('Something happened')
  })

  it('closes by its button when it can be closed [TST-02]', async () => {
    const onClose = vi.fn()
    show({ isClosable: true }, onClose)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledExactlyOnceWith('one')
  })

  it('has no button when it goes by itself [TST-01]', () => {
    show({ isClosable: false })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('can be found as a landmark', () => {
    show({})
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument()
  })
})
