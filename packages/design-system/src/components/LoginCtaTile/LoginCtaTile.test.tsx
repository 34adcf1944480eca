import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { loginCtaTileExamples } from './LoginCtaTile.examples.tsx'
import { LoginCtaTile } from './LoginCtaTile.tsx'

describe('LoginCtaTile', () => {
  it.each(['[MouseLeft]', '[TouchA]'])('starts the login and the joining by %s', async (keys) => {
    const { onLogin, onJoin } = show()
    await userEvent.pointer({ keys, target: screen.getByRole('button', { name: 'Log in' }) })
    expect(onLogin).toHaveBeenCalledOnce()
    await userEvent.pointer({ keys, target: screen.getByRole('button', { name: 'Join' }) })
    expect(onJoin).toHaveBeenCalledOnce()
  })

  it('has the login alone where nobody can join', () => {
    render(<LoginCtaTile title="Members see more" loginLabel="Log in" onLogin={vi.fn()} />)
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 3, name: 'Members see more' })).toBeVisible()
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error a login that starts nothing
      <LoginCtaTile key={1} title="Members see more" loginLabel="Log in" />,
    ]
    expect(wrong).toHaveLength(1)
  })
})

describeKeyboard(loginCtaTileExamples, {
  Tab: goesThroughBoth,
  Enter: () => pressesBoth('{Enter}'),
  Space: () => pressesBoth(' '),
})

function show() {
  const onLogin = vi.fn()
  const onJoin = vi.fn()
  render(
    <LoginCtaTile
      title="Your points are waiting"
      loginLabel="Log in"
      onLogin={onLogin}
      join={{ label: 'Join', onPress: onJoin }}
    />,
  )
  return { onLogin, onJoin }
}

async function goesThroughBoth() {
  show()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Join' })).toHaveFocus()
}

async function pressesBoth(key: string) {
  const { onLogin, onJoin } = show()
  await userEvent.tab()
  await userEvent.keyboard(key)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onLogin).toHaveBeenCalledOnce()
  expect(onJoin).toHaveBeenCalledOnce()
}
