import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { textAreaExamples } from './TextArea.examples.tsx'
import { TextArea } from './TextArea.tsx'
import type { TextAreaProps } from './TextArea.tsx'

const count = { limit: 12, text: (left: number) => `${left} left` }

function Message({ initial = '', ...props }: Partial<TextAreaProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <TextArea label="Gift message" name="gift" count={count} {...props} value={value} onChange={setValue} />
      <button type="button">Send</button>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Gift message' })

afterEach(() => void vi.useRealTimers())

describeKeyboard(textAreaExamples, {
  Tab: async () => {
    render(<Message />)
    await userEvent.tab()
    expect(field()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
    expect(field()).toHaveValue('')
  },
  'Letters and digits': async () => {
    render(<Message />)
    await userEvent.type(field(), 'Room 12')
    expect(field()).toHaveValue('Room 12')
    expect(field()).toHaveAccessibleDescription('5 left')
  },
  Enter: async () => {
    const { unmount } = render(<Message />)
    await userEvent.type(field(), 'a{Enter}b')
    expect(field()).toHaveValue('a\nb')
    unmount()
    render(<Message isSingleLine />)
    await userEvent.type(field(), 'a{Enter}b')
    expect(field()).toHaveValue('ab')
  },
})

describe('TextArea', () => {
  it('counts at every key, and reads the count out when typing pauses', () => {
    vi.useFakeTimers()
    render(<Message />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    for (const value of ['H', 'Ha', 'Hap']) {
      fireEvent.change(field(), { target: { value } })
      act(() => void vi.advanceTimersByTime(300))
    }
    expect(field()).toHaveAccessibleDescription('9 left')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByRole('status')).toHaveTextContent('9 left')
  })

  it('reads the count out at once when nothing is left, and lets the person write on', () => {
    vi.useFakeTimers()
    render(<Message initial="twelve char" />)
    fireEvent.change(field(), { target: { value: 'twelve chars' } })
    act(() => void vi.advanceTimersByTime(0))
    expect(screen.getByRole('status')).toHaveTextContent('0 left')
    fireEvent.change(field(), { target: { value: 'twelve chars!' } })
    act(() => void vi.advanceTimersByTime(0))
    expect(screen.getByRole('status')).toHaveTextContent('-1 left')
    expect(field()).toHaveValue('twelve chars!')
  })

  it('blocks Enter in a single line [CHK-30] but keeps what is pasted, for the rules to complain of', async () => {
    render(<Message isSingleLine count={undefined} />)
    await userEvent.click(field())
    await userEvent.keyboard('{Enter}')
    await userEvent.paste('one\ntwo')
    expect(field()).toHaveValue('one\ntwo')
  })

  it('stops at a hard limit where there is one', async () => {
    render(<Message maxLength={4} count={undefined} />)
    await userEvent.type(field(), 'KESTREL')
    expect(field()).toHaveValue('KEST')
  })

  it('takes focus by mouse and by touch', async () => {
    render(<Message />)
    await userEvent.click(screen.getByText('Gift message'))
    expect(field()).toHaveFocus()
    await userEvent.tab()
    await userEvent.pointer({ keys: '[TouchA]', target: field() })
    expect(field()).toHaveFocus()
  })

  it('ties help, error and count to the field', () => {
    render(<Message description="On a card" errorMessage="Please remove any new lines" isRequired />)
    expect(field()).toHaveAccessibleDescription('On a card Please remove any new lines 12 left')
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toHaveAttribute('aria-required', 'true')
  })

  it('lets a form put focus on it and hear when it is left', async () => {
    const ref = createRef<HTMLTextAreaElement>()
    const onBlur = vi.fn()
    render(<Message ref={ref} id="gift" onBlur={onBlur} />)
    ref.current?.focus()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('id', 'gift')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })
})

const rest = { label: 'Gift message', name: 'gift', value: '', onChange: () => undefined }

export const wrongUse = [
  // @ts-expect-error a count needs its words
  <TextArea key="1" {...rest} count={{ limit: 180 }} />,
  // @ts-expect-error the words of a count depend on what is left
  <TextArea key="2" {...rest} count={{ limit: 180, text: 'characters left' }} />,
]
