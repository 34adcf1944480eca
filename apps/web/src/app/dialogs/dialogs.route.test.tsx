import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AppDialogs } from '#app/dialogs/AppDialogs.tsx'
import { type DialogOptions, hideDialog, showDialog } from '#platform/dialogs/dialog-store.ts'
import { showPointsHelp } from '#domain/points/state/points-help.ts'
import { m } from '#paraglide/messages.js'

const calls = { onConfirm: vi.fn<() => void>(), onCancel: vi.fn<() => void>() }

beforeEach(() => {
  hideDialog()
  vi.clearAllMocks()
})

/** Shows a dialog in the app, and returns its element. */
async function open(options: Partial<DialogOptions> = {}) {
  render(<AppDialogs />)
  let id = 0
  act(() => {
    id = showDialog({ type: 'MODAL', title: 'Leave the club?', ...calls, ...options })
  })
  const role = options.type === 'ALERT' ? 'alertdialog' : 'dialog'
  return { id, dialog: await screen.findByRole(role, { name: 'Leave the club?' }) }
}

async function pressOutside() {
  await userEvent.pointer([{ keys: '[MouseLeft]', target: document.body }])
}

const gone = () => waitFor(() => expect(screen.queryByText('Leave the club?')).toBeNull())

describe('a dialog shows what it is asked to', () => {
  test.each([
    ['ALERT', 'alertdialog', false],
    ['MODAL', 'dialog', true],
    ['PROMO_MODAL', 'dialog', true],
  ] as const)('%s is a %s, with a cross: %s [DLG-01]', async (type, role, hasCross) => {
    const { dialog } = await open({ type })
    expect(dialog).toHaveAttribute('role', role)
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(hasCross ? 1 : 0)
  })

  test('its words, given or by their message, its picture, its brand and its buttons [DLG-02] [DLG-03]', async () => {
    const { dialog } = await open({
      type: 'PROMO_MODAL',
      body: m.points_help_body,
      description: 'Until Sunday.',
      imageUrl: 'https://images.example/offer',
      brandLogoUrl: 'https://images.example/logo',
      confirmText: 'Take it',
      cancelText: m.common_cancel,
    })
    expect(dialog).toHaveTextContent(m.points_help_body())
    expect(dialog).toHaveTextContent('Until Sunday.')
    expect([...dialog.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual(['/offer', '/logo'])
    expect(screen.getByRole('button', { name: 'Take it' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  })

  test('and waits while what was confirmed is being done [DLG-02]', async () => {
    await open({ confirmText: 'Leave', cancelText: 'Stay', isLoading: true })
    expect(screen.getByRole('button', { name: 'Stay' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: /^Leave/ }))
    expect(calls.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(calls.onCancel).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Stay' })).toBeVisible()
  })
})

describe('a dialog is answered once', () => {
  test('confirming calls its callback and closes [DLG-05]', async () => {
    await open({ confirmText: 'Leave' })
    await userEvent.dblClick(screen.getByRole('button', { name: 'Leave' }))
    await gone()
    expect(calls.onConfirm).toHaveBeenCalledTimes(1)
    expect(calls.onCancel).not.toHaveBeenCalled()
  })

  test.each([
    ['its cancel button', () => userEvent.click(screen.getByRole('button', { name: 'Stay' }))],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', pressOutside],
    ['the page that showed it', () => act(() => Promise.resolve(hideDialog()))],
  ])('%s calls the cancel callback and closes [DLG-04] [DLG-06]', async (_how, leave) => {
    await open({ cancelText: 'Stay' })
    await leave()
    await gone()
    act(hideDialog)
    expect(calls.onCancel).toHaveBeenCalledTimes(1)
    expect(calls.onConfirm).not.toHaveBeenCalled()
  })

  test('only by its button when an explicit cancel is required, which it then always has [DLG-06]', async () => {
    await open({ explicitCancelRequired: true })
    await pressOutside()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(calls.onCancel).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await gone()
    expect(calls.onCancel).toHaveBeenCalledTimes(1)
  })

  test('another dialog calls the first one off, and stands', async () => {
    await open()
    act(() => void showDialog({ type: 'ALERT', title: 'Second' }))
    expect(await screen.findByRole('alertdialog', { name: 'Second' })).toBeVisible()
    expect(calls.onCancel).toHaveBeenCalledTimes(1)
  })
})

describe('help for points that are missing', () => {
  test('opens with focus on its close button, and closes by it [DLG-07] [DLG-08]', async () => {
    render(<AppDialogs />)
    act(showPointsHelp)
    await screen.findByRole('dialog', { name: 'Can’t see your points?' })
    const close = screen.getByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', pressOutside],
  ])('closes by %s [DLG-07]', async (_how, leave) => {
    render(<AppDialogs />)
    act(showPointsHelp)
    await screen.findByRole('dialog', { name: 'Can’t see your points?' })
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
