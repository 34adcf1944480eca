import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeButtonKeys } from '#test/button-keys.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { iconButtonExamples } from './IconButton.examples.tsx'
import { IconButton } from './IconButton.tsx'

describeButtonKeys(iconButtonExamples, (onPress) => (
  <IconButton label="Search" onPress={onPress}>
    <Icon name="search" />
  </IconButton>
))

describe('wrong use of IconButton', () => {
  it('does not compile', () => {
    const icon = <Icon name="search" />
    // @ts-expect-error it has a name
    render(<IconButton>{icon}</IconButton>)
    expect(screen.getByRole('button')).toBeInTheDocument()
  })
})
