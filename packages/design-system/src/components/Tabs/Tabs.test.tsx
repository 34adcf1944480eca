import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { tabsExamples } from './Tabs.examples.tsx'
import { Tabs } from './Tabs.tsx'
import type { TabItem } from './Tabs.tsx'

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

  it('opens a view by touch', async () => {
    render(<MyRewards />)
    await userEvent.pointer([{ keys: '[TouchA]', target: tab('Orders') }])
    expect(screen.getByRole('tabpanel', { name: 'Orders' })).toBeVisible()
  })

  it('leaves it to the app which view is open', async () => {
    const onSelectionChange = vi.fn()
    render(<Tabs label="My rewards" selectedId="vouchers" onSelectionChange={onSelectionChange} items={items} />)
    await userEvent.click(tab('Orders'))
    expect(onSelectionChange).toHaveBeenCalledWith('orders')
    expect(screen.getByRole('tabpanel', { name: 'Vouchers' })).toBeVisible()
  })

  it('keeps a view closed that is not to be had', async () => {
    const onSelectionChange = vi.fn()
    render(
      <Tabs
        label="My rewards"
        selectedId="vouchers"
        onSelectionChange={onSelectionChange}
        items={items.map((item) => ({ ...item, isDisabled: item.id === 'orders' }))}
      />,
    )
    expect(tab('Orders')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(tab('Orders'))
    expect(onSelectionChange).not.toHaveBeenCalled()
  })

  it('does not compile with a tab that opens nothing', () => {
    // @ts-expect-error a tab has a view
    const item: TabItem = { id: 'orders', label: 'Orders' }
    expect(item).not.toHaveProperty('content')
  })
})

const items = [
  { id: 'vouchers', label: 'Vouchers', content: 'Two vouchers' },
  { id: 'orders', label: 'Orders', content: 'One order' },
]
const tab = (name: string) => screen.getByRole('tab', { name })
const opened = () => screen.getByRole('tab', { selected: true }).textContent

async function press(keys?: string) {
  render(<MyRewards />)
  await userEvent.tab()
  if (keys !== undefined) await userEvent.keyboard(keys)
}

describeKeyboard(tabsExamples, {
  Tab: async () => {
    await press()
    expect(tab('Vouchers')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  },
  'Shift + Tab': async () => {
    await press()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(tab('Vouchers')).toHaveFocus()
  },
  'Arrow right': async () => {
    await press('{ArrowRight}')
    expect(tab('Orders')).toHaveFocus()
    expect(opened()).toBe('Orders')
    await userEvent.keyboard('{ArrowRight}')
    expect(opened()).toBe('Vouchers')
  },
  'Arrow left': async () => {
    await press('{ArrowLeft}')
    expect(opened()).toBe('Orders')
    await userEvent.keyboard('{ArrowLeft}')
    expect(opened()).toBe('Vouchers')
  },
  Home: async () => {
    await press('{ArrowRight}{Home}')
    expect(tab('Vouchers')).toHaveFocus()
    expect(opened()).toBe('Vouchers')
  },
  End: async () => {
    await press('{End}')
    expect(tab('Orders')).toHaveFocus()
    expect(opened()).toBe('Orders')
  },
})
