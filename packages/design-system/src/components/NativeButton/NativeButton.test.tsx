import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeButtonKeys } from '../../../test/button-keys.tsx'
import { nativeButtonExamples } from './NativeButton.examples.tsx'
import { NativeButton } from './NativeButton.tsx'
import type { NativeButtonProps } from './NativeButton.tsx'

describeButtonKeys(nativeButtonExamples, (onPress) => <NativeButton onPress={onPress}>Login / Join</NativeButton>)

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
