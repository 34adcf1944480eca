import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { numberFieldExamples } from './NumberField.examples.tsx'
import { NumberField } from './NumberField.tsx'
import type { NumberFieldProps } from './NumberField.tsx'

const rest = {
  label: 'Adults',
  name: 'adults',
  minValue: 0,
  maxValue: 9,
  decrementLabel: 'One adult fewer',
  incrementLabel: 'One adult more',
}

function Adults({ initial = 2, ...props }: Partial<NumberFieldProps> & { initial?: number | null }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <NumberField {...rest} {...props} value={value} onChange={setValue} />
      <button type="button">Next</button>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Adults' })
const more = () => screen.getByRole('button', { name: 'One adult more' })
const fewer = () => screen.getByRole('button', { name: 'One adult fewer' })

async function press(key: string, becomes: string) {
  render(<Adults />)
  await userEvent.tab()
  await userEvent.keyboard(`{${key}}`)
  expect(field()).toHaveValue(becomes)
}

describeKeyboard(numberFieldExamples, {
  Tab: async () => {
    render(<Adults />)
    await userEvent.tab()
    expect(field()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
  'Arrow up': () => press('ArrowUp', '3'),
  'Arrow down': () => press('ArrowDown', '1'),
  'Page up': () => press('PageUp', '3'),
  'Page down': () => press('PageDown', '1'),
  Home: () => press('Home', '0'),
  End: () => press('End', '9'),
  Digits: async () => {
    render(<Adults />)
    await userEvent.clear(field())
    await userEvent.type(field(), '7')
    await userEvent.tab()
    expect(field()).toHaveValue('7')
  },
  Enter: async () => {
    render(<Adults />)
    await userEvent.clear(field())
    await userEvent.type(field(), '42{Enter}')
    expect(field()).toHaveValue('9')
  },
})

describe('NumberField', () => {
  it('adds and takes away by mouse and by touch', async () => {
    render(<Adults />)
    await userEvent.click(more())
    expect(field()).toHaveValue('3')
    await userEvent.pointer({ keys: '[TouchA]', target: fewer() })
    expect(field()).toHaveValue('2')
  })

  it('goes no further than least and most', async () => {
    const { unmount } = render(<Adults initial={9} />)
    expect(more()).toBeDisabled()
    expect(fewer()).toBeEnabled()
    unmount()
    render(<Adults initial={0} />)
    expect(fewer()).toBeDisabled()
  })

  it('says why there is no more, as long as it is so [FLT-24]', async () => {
    render(<Adults initial={8} description="16 years and over" limitMessage="No more than 9 passengers" />)
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    await userEvent.click(more())
    expect(more()).toBeDisabled()
    expect(status).toHaveTextContent('No more than 9 passengers')
    expect(field()).toHaveAccessibleDescription('16 years and over No more than 9 passengers')
    await userEvent.click(fewer())
    expect(screen.queryByText('No more than 9 passengers')).toBeNull()
    expect(field()).toHaveAccessibleDescription('16 years and over')
  })

  it('stays silent where a common limit was reached in another field [A11Y 4.1.3]', () => {
    const { rerender } = render(<NumberField {...rest} {...own} limitMessage="No more than 9 passengers" />)
    rerender(<NumberField {...rest} {...own} maxValue={2} limitMessage="No more than 9 passengers" />)
    expect(field()).toHaveAccessibleDescription('No more than 9 passengers')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('leaves the number to the app, and tells it when the field was emptied', async () => {
    const onChange = vi.fn()
    render(<NumberField {...rest} value={2} onChange={onChange} />)
    await userEvent.click(more())
    expect(onChange).toHaveBeenLastCalledWith(3)
    expect(field()).toHaveValue('2')
    await userEvent.clear(field())
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('takes no letters', async () => {
    render(<Adults initial={null} />)
    await userEvent.type(field(), 'two')
    expect(field()).toHaveValue('')
  })

  it('ties help and error to the field', () => {
    render(<Adults description="16 years and over" errorMessage="Add an adult." isRequired />)
    expect(field()).toHaveAccessibleDescription('16 years and over Add an adult.')
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toBeRequired()
  })

  it('lets a form send it, put focus on it and hear when it is left', async () => {
    const ref = createRef<HTMLInputElement>()
    const onBlur = vi.fn()
    const { container } = render(
      <form>
        <Adults ref={ref} id="adults" onBlur={onBlur} />
      </form>,
    )
    ref.current?.focus()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('id', 'adults')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
    const form = container.querySelector('form')
    expect(form === null ? [] : [...new FormData(form)]).toEqual([['adults', '2']])
  })

  it('takes nothing while disabled', async () => {
    render(<Adults isDisabled />)
    expect(field()).toBeDisabled()
    await userEvent.click(more())
    expect(field()).toHaveValue('2')
  })
})

const own = { value: 2, onChange: () => undefined }

export const wrongUse = [
  // @ts-expect-error an icon alone does not say what one press adds
  <NumberField key="1" {...own} label="Adults" name="adults" decrementLabel="One fewer" />,
  // @ts-expect-error a number is no text
  <NumberField key="2" {...rest} {...own} value="2" />,
]
