import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeButtonKeys } from '#test/button-keys.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { iconButtonExamples } from './IconButton.examples.tsx'
import { IconButton } from './IconButton.tsx'

describeButtonKeys(iconButtonExamples, (onPress) => (
  <IconButton label="Search" onPress={onPress}>
    <Icon name="search" />
  </IconButton>
))

describe('a double click', () => {
  const pressesOf = async (isSwitch: boolean) => {
    const onPress = vi.fn()
    render(
      <IconButton label="Favourite" onPress={onPress} aria-pressed={isSwitch ? false : undefined}>
        <Icon name="heart" />
      </IconButton>,
    )
    await userEvent.dblClick(screen.getByRole('button'))
    return onPress.mock.calls.length
  }

  it('presses a switch once, so that the second press does not take the first one back', async () => {
    expect(await pressesOf(true)).toBe(1)
  })

  it('presses any other button twice', async () => {
    expect(await pressesOf(false)).toBe(2)
  })
})

describe('wrong use of IconButton', () => {
  it('does not compile', () => {
    const icon = <Icon name="search" />
    // @ts-expect-error it has a name
    render(<IconButton>{icon}</IconButton>)
    expect(screen.getByRole('button')).toBeInTheDocument()
  })
})
