import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { tagExamples } from './Tag.examples.tsx'
import { Tag } from './Tag.tsx'
import { TagList } from './TagList.tsx'

function Filters() {
  const [names, setNames] = useState(['Travel', 'Wine', 'Cinema'])
  return (
    <TagList
      label="Filters in use"
      items={names.map((name) => ({ id: name, label: name, removeLabel: `Remove ${name}` }))}
      onRemove={(id) => setNames(names.filter((name) => name !== id))}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })

describe('Tag', () => {
  it('goes by mouse and by touch', async () => {
    const onRemove = vi.fn()
    render(<Tag label="Wine" removeLabel="Remove Wine" onRemove={onRemove} />)
    await userEvent.click(button('Remove Wine'))
    await userEvent.pointer({ keys: '[TouchA]', target: button('Remove Wine') })
    expect(onRemove).toHaveBeenCalledTimes(2)
  })

  it('stays until the app takes it away', async () => {
    render(<Tag label="Wine" removeLabel="Remove Wine" onRemove={() => undefined} />)
    await userEvent.click(button('Remove Wine'))
    expect(screen.getByText('Wine')).toBeVisible()
  })

  it('stays while it is disabled', async () => {
    const onRemove = vi.fn()
    render(<Tag label="Wine" removeLabel="Remove Wine" onRemove={onRemove} isDisabled />)
    await userEvent.click(button('Remove Wine'))
    expect(onRemove).not.toHaveBeenCalled()
  })

  it('hands focus on when it goes, and to the list after the last one', async () => {
    render(<Filters />)
    await userEvent.click(button('Remove Wine'))
    expect(button('Remove Cinema')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(button('Remove Travel')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('list', { name: 'Filters in use' })).toHaveFocus()
  })

  it('does not compile without the name of its button', () => {
    // @ts-expect-error an icon alone says nothing
    render(<Tag label="Wine" onRemove={() => undefined} />)
    expect(screen.getByRole('button')).not.toHaveAccessibleName()
  })
})

describeKeyboard(tagExamples, {
  Tab: async () => {
    render(<Filters />)
    await userEvent.tab()
    await userEvent.tab()
    expect(button('Remove Wine')).toHaveFocus()
  },
  'Shift + Tab': async () => {
    render(<Filters />)
    button('Remove Wine').focus()
    await userEvent.tab({ shift: true })
    expect(button('Remove Travel')).toHaveFocus()
  },
  Enter: async () => {
    render(<Filters />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByText('Travel')).toBeNull()
    expect(button('Remove Wine')).toHaveFocus()
  },
  Space: async () => {
    render(<Filters />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.queryByText('Travel')).toBeNull()
    expect(button('Remove Wine')).toHaveFocus()
  },
})
