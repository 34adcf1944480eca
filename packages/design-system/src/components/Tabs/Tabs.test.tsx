import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

function MyRewards() {
  const [selectedId, setSelectedId] = useState('vouchers')
  return (
    <Tabs
      label="My rewards"
      selectedId={selectedId}
      onSelectionChange={setSelectedId}
      items={[
        { id: 'vouchers', label: 'Vouchers', content: 'Two vouchers' },
        { id: 'orders', label: 'Orders', content: 'One order' },
      ]}
    />
  )
}

describe('Tabs', () => {
  it('shows the panel of the tab that is chosen by hand', async () => {
    render(<MyRewards />)
    expect(screen.getByRole('tabpanel', { name: 'Vouchers' })).toHaveTextContent('Two vouchers')
    await userEvent.click(screen.getByRole('tab', { name: 'Orders' }))
    expect(screen.getByRole('tabpanel', { name: 'Orders' })).toHaveTextContent('One order')
    expect(screen.getByRole('tab', { name: 'Vouchers' })).toHaveAttribute('aria-selected', 'false')
  })

  it('moves by arrow keys', async () => {
    render(<MyRewards />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Orders' })).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('One order')
  })
})
