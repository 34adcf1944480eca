import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Chip } from './Chip.tsx'
import { ChipBar } from './ChipBar.tsx'

describe('Chip', () => {
  it('filters by address, with the chosen category marked', () => {
    render(
      <ChipBar label="Categories">
        <Chip href="/rewards" isSelected>
          All
        </Chip>
        <Chip href="/rewards/travel">Travel</Chip>
      </ChipBar>,
    )
    const bar = screen.getByRole('navigation', { name: 'Categories' })
    expect(within(bar).getAllByRole('listitem')).toHaveLength(2)
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('All')
  })

  it('is a toggle where there is no address', async () => {
    const onPress = vi.fn()
    render(
      <Chip onPress={onPress} isSelected>
        Earn
      </Chip>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Earn', pressed: true }))
    expect(onPress).toHaveBeenCalledOnce()
  })
})
