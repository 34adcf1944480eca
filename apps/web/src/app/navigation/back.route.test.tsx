import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { hideDialog, showDialog } from '#platform/dialogs/dialog-store.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const back = (navigation: { navigator: { go: (delta: number) => void } }) => act(() => navigation.navigator.go(-1))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('Back', () => {
  const atPrivacy = async (member?: TestMember) => {
    const navigation = await renderRoute('/terms-and-conditions', member)
    await heading(/terms/i)
    await act(() => navigation.navigate('/privacy-policy'))
    await heading(/privacy/i)
    return navigation
  }

  test('closes the account menu, and only then leaves the page [SHL-11]', async () => {
    const navigation = await atPrivacy(await control.createMember('gb.member'))
    await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }))
    await screen.findByRole('menu')
    back(navigation)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(await heading(/privacy/i)).toBeVisible()
    back(navigation)
    expect(await heading(/terms/i)).toBeVisible()
  })

  test('closes a dialog, and only then leaves the page', async () => {
    const navigation = await atPrivacy()
    await userEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }))
    await screen.findByRole('dialog')
    back(navigation)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await heading(/privacy/i)).toBeVisible()
    back(navigation)
    expect(await heading(/terms/i)).toBeVisible()
  })

  test('closes the search with what was typed in it', async () => {
    const navigation = await renderRoute('/terms-and-conditions', await control.createMember('gb.member'))
    await heading(/terms/i)
    await act(() => navigation.navigate('/earn-kestrel-points'))
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
    await userEvent.type(await screen.findByRole('searchbox'), 'coffee')
    back(navigation)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(navigation.state.location.pathname).toBe('/kestrel-red/earn-kestrel-points')
  })

  test('does not close what has to be answered, and leaves the page', async () => {
    const navigation = await atPrivacy()
    act(() => void showDialog({ type: 'ALERT', title: 'Answer me', explicitCancelRequired: true }))
    await screen.findByRole('alertdialog')
    back(navigation)
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/terms-and-conditions'))
    expect(screen.getByRole('alertdialog')).toBeVisible()
    act(hideDialog)
  })
})
