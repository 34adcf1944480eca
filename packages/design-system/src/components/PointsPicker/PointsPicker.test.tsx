import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { pointsPickerExamples } from './PointsPicker.examples.tsx'
import { PointsPicker } from './PointsPicker.tsx'
import type { PointsPickerProps, PointsPickerValue } from './PointsPicker.tsx'

const rest = {
  label: 'How many points?',
  name: 'points',
  choices: [
    { points: 1000, label: '1,000' },
    { points: 5000, label: '5,000' },
  ],
  other: { label: 'Other', fieldLabel: 'Another amount', maxLength: 16 },
}

const thousand = { kind: 'fixed', points: 1000 } as const

function Picker({ initial = thousand, ...props }: Partial<PointsPickerProps> & { initial?: PointsPickerValue | null }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <PointsPicker {...rest} {...props} value={value} onChange={setValue} />
      <button type="button">Move</button>
    </>
  )
}

const group = () => screen.getByRole('radiogroup', { name: 'How many points?' })
const radio = (name: string) => screen.getByRole('radio', { name })
const field = () => screen.getByRole('textbox', { name: 'Another amount' })

async function goesRound(key: string, ...labels: string[]) {
  render(<Picker />)
  await userEvent.tab()
  for (const label of labels) {
    await userEvent.keyboard(`{${key}}`)
    expect(radio(label)).toHaveFocus()
    expect(radio(label)).toBeChecked()
  }
}

describeKeyboard(pointsPickerExamples, {
  Tab: async () => {
    render(<Picker initial={{ kind: 'other', digits: '' }} />)
    await userEvent.tab()
    expect(radio('Other')).toHaveFocus()
    await userEvent.tab()
    expect(field()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
  },
  Space: async () => {
    render(<Picker initial={null} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(radio('1,000')).toBeChecked()
  },
  'Arrow right': () => goesRound('ArrowRight', '5,000', 'Other', '1,000'),
  'Arrow down': () => goesRound('ArrowDown', '5,000', 'Other', '1,000'),
  'Arrow left': () => goesRound('ArrowLeft', 'Other', '5,000', '1,000'),
  'Arrow up': () => goesRound('ArrowUp', 'Other', '5,000', '1,000'),
  Digits: async () => {
    render(<Picker initial={{ kind: 'other', digits: '' }} />)
    await userEvent.type(field(), '-12e,0 00')
    expect(field()).toHaveValue('12000')
  },
})

describe('PointsPicker', () => {
  it('takes a fixed amount by mouse and by touch', async () => {
    render(<Picker initial={null} />)
    await userEvent.click(screen.getByText('5,000'))
    expect(radio('5,000')).toBeChecked()
    await userEvent.pointer({ keys: '[TouchA]', target: radio('1,000') })
    expect(radio('1,000')).toBeChecked()
  })

  it('shows the field of another amount without moving focus', async () => {
    render(<Picker />)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(screen.getByText('Other'))
    expect(field()).toBeVisible()
    expect(radio('Other')).toHaveFocus()
  })

  it('takes digits only, sixteen at most, on a keypad of numbers [RDM-36]', async () => {
    render(<Picker initial={{ kind: 'other', digits: '' }} />)
    await userEvent.type(field(), `a${'9'.repeat(20)}`)
    expect(field()).toHaveValue('9'.repeat(16))
    expect(field()).toHaveAttribute('inputmode', 'numeric')
  })

  it('shows all amounts while none can be chosen', async () => {
    render(<Picker isDisabled initial={null} />)
    for (const name of ['1,000', '5,000', 'Other']) expect(radio(name)).toBeDisabled()
    await userEvent.click(screen.getByText('5,000'))
    expect(radio('5,000')).not.toBeChecked()
  })

  it('ties the error to what it is about', () => {
    const { unmount } = render(<Picker errorMessage="Too many points" description="You have 900." isRequired />)
    expect(group()).toHaveAccessibleDescription('You have 900. Too many points')
    expect(group()).toHaveAttribute('aria-invalid', 'true')
    expect(group()).toHaveAttribute('aria-required', 'true')
    unmount()
    render(<Picker errorMessage="Too many points" initial={{ kind: 'other', digits: '9' }} />)
    expect(field()).toHaveAccessibleDescription('Too many points')
    expect(field()).toBeInvalid()
    expect(group()).not.toHaveAttribute('aria-invalid')
  })

  it('leaves the amount to the app', async () => {
    const onChange = vi.fn()
    render(<PointsPicker {...rest} value={{ kind: 'fixed', points: 1000 }} onChange={onChange} />)
    await userEvent.click(screen.getByText('5,000'))
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'fixed', points: 5000 })
    await userEvent.click(screen.getByText('Other'))
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'other', digits: '' })
    expect(radio('1,000')).toBeChecked()
  })

  it('lets a form lead to the amount or to the field, and hears when it is left', async () => {
    const ref = createRef<HTMLInputElement>()
    const onBlur = vi.fn()
    render(<Picker ref={ref} id="amount" onBlur={onBlur} />)
    ref.current?.focus()
    expect(radio('1,000')).toHaveFocus()
    expect(radio('1,000')).toHaveAttribute('id', 'amount')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(field()).toHaveAttribute('id', 'amount')
    expect(ref.current).toBe(field())
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })
})

const own = { value: null, onChange: () => undefined }

export const wrongUse = [
  // @ts-expect-error what is chosen says which kind it is
  <PointsPicker key="1" {...rest} onChange={() => undefined} value={1000} />,
  // @ts-expect-error another amount needs the label of its field
  <PointsPicker key="2" {...rest} {...own} other={{ label: 'Other', maxLength: 16 }} />,
]
