import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { switchExamples } from './Switch.examples.tsx'
import { Switch } from './Switch.tsx'
import type { SwitchProps } from './Switch.tsx'

function Emails(props: Partial<SwitchProps>) {
  const [isSelected, setIsSelected] = useState(false)
  return <Switch label="Emails" {...props} isSelected={isSelected} onChange={setIsSelected} />
}

const emails = () => screen.getByRole('switch', { name: 'Emails' })

describeKeyboard(switchExamples, {
  Tab: async () => {
    render(
      <>
        <Emails />
        <button type="button">Next</button>
      </>,
    )
    await userEvent.tab()
    expect(emails()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
  },
  Space: async () => {
    render(<Emails />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(emails()).toBeChecked()
    await userEvent.keyboard(' ')
    expect(emails()).not.toBeChecked()
  },
})

describe('Switch', () => {
  it('is turned by mouse on its words and by touch on its knob', async () => {
    render(<Emails />)
    await userEvent.click(screen.getByText('Emails'))
    expect(emails()).toBeChecked()
    await userEvent.pointer({ keys: '[TouchA]', target: emails() })
    expect(emails()).not.toBeChecked()
  })

  it('turns only when the app agrees', async () => {
    const onChange = vi.fn()
    render(<Switch label="Emails" isSelected onChange={onChange} />)
    await userEvent.click(emails())
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(emails()).toBeChecked()
  })

  it('says why the change did not take', () => {
    render(<Emails description="About once a week" errorMessage="We could not save this." />)
    expect(emails()).toHaveAccessibleDescription('About once a week We could not save this.')
    expect(emails()).toBeInvalid()
  })

  it('lets a form put focus on it and hear when it is left', async () => {
    const ref = createRef<HTMLInputElement>()
    const onBlur = vi.fn()
    render(<Emails ref={ref} id="emails" onBlur={onBlur} />)
    ref.current?.focus()
    expect(emails()).toHaveFocus()
    expect(emails()).toHaveAttribute('id', 'emails')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('takes no press while disabled', async () => {
    render(<Emails isDisabled />)
    await userEvent.click(screen.getByText('Emails'))
    expect(emails()).not.toBeChecked()
    expect(emails()).toBeDisabled()
  })
})

export const wrongUse = [
  // @ts-expect-error a switch without words would have no name
  <Switch key="1" isSelected onChange={() => undefined} />,
  // @ts-expect-error nothing is asked of a switch, so it cannot be required
  <Switch key="2" label="Emails" isSelected onChange={() => undefined} isRequired />,
]
