import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeButtonKeys } from '../../../test/button-keys.tsx'
import { nativeButtonExamples } from './NativeButton.examples.tsx'
import { NativeButton } from './NativeButton.tsx'

describeButtonKeys(nativeButtonExamples, (onPress) => <NativeButton onPress={onPress}>Login / Join</NativeButton>)

describe('wrong use of NativeButton', () => {
  it('does not compile', () => {
    const press = () => undefined
    // @ts-expect-error it cannot be disabled
    render(<NativeButton onPress={press} isDisabled children="Join" />)
    expect(screen.getByRole('button')).toBeInTheDocument()
  })
})
