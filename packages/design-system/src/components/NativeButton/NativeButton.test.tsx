import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeButtonKeys } from '#test/button-keys.tsx'
import { nativeButtonExamples } from './NativeButton.examples.tsx'
import { NativeButton } from './NativeButton.tsx'
import type { NativeButtonProps } from './NativeButton.tsx'

describeButtonKeys(nativeButtonExamples, (onPress) => <NativeButton onPress={onPress}>Login / Join</NativeButton>)

describe('NativeButton', () => {
  it('sends the form that it stands in, when that is its task', async () => {
    const sent: string[] = []
    render(
      <form
        aria-label="Login"
        onSubmit={(event) => {
          event.preventDefault()
          sent.push('form')
        }}
      >
        <NativeButton isSubmit>Login / Join</NativeButton>
        <NativeButton>Not now</NativeButton>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Login / Join' }))
    expect(sent).toEqual(['form'])
  })
})

describe('wrong use of NativeButton', () => {
  it('does not compile', () => {
    // @ts-expect-error it cannot be disabled
    const wrong = { isDisabled: true } satisfies Partial<NativeButtonProps>
    render(
      <NativeButton {...wrong} onPress={() => undefined}>
        Join
      </NativeButton>,
    )
    expect(screen.getByRole('button')).toBeInTheDocument()
  })
})
