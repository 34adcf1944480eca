import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { radioGroupExamples } from './RadioGroup.examples.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import type { RadioGroupProps } from './RadioGroup.tsx'

const places = [
  { value: 'door', label: 'To my door' },
  { value: 'shop', label: 'To a shop' },
  { value: 'gift', label: 'To somebody else' },
] as const

type Place = (typeof places)[number]['value']

function Delivery({ initial = null, ...props }: Partial<RadioGroupProps<Place>> & { initial?: Place | null }) {
  const [value, setValue] = useState<Place | null>(initial)
  return (
    <>
      <RadioGroup label="Where to?" name="place" options={places} {...props} value={value} onChange={setValue} />
      <button type="button">Next</button>
    </>
  )
}

const radio = (name: string) => screen.getByRole('radio', { name })
const group = () => screen.getByRole('radiogroup', { name: 'Where to?' })

/** A round through all three answers and back to where it began. */
async function goesRound(key: string, ...labels: string[]) {
  render(<Delivery initial="door" />)
  await userEvent.tab()
  for (const label of labels) {
    await userEvent.keyboard(`{${key}}`)
    expect(radio(label)).toHaveFocus()
    expect(radio(label)).toBeChecked()
  }
}

describeKeyboard(radioGroupExamples, {
  Tab: async () => {
    render(<Delivery initial="shop" />)
    await userEvent.tab()
    expect(radio('To a shop')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
  },
  Space: async () => {
    render(<Delivery />)
    await userEvent.tab()
    expect(radio('To my door')).toHaveFocus()
    expect(radio('To my door')).not.toBeChecked()
    await userEvent.keyboard(' ')
    expect(radio('To my door')).toBeChecked()
  },
  'Arrow down': () => goesRound('ArrowDown', 'To a shop', 'To somebody else', 'To my door'),
  'Arrow right': () => goesRound('ArrowRight', 'To a shop', 'To somebody else', 'To my door'),
  'Arrow up': () => goesRound('ArrowUp', 'To somebody else', 'To a shop', 'To my door'),
  'Arrow left': () => goesRound('ArrowLeft', 'To somebody else', 'To a shop', 'To my door'),
})

describe('RadioGroup', () => {
  it('takes one answer, by mouse on its words and by touch on its mark', async () => {
    render(<Delivery />)
    await userEvent.click(screen.getByText('To a shop'))
    expect(radio('To a shop')).toBeChecked()
    await userEvent.pointer({ keys: '[TouchA]', target: radio('To somebody else') })
    expect(radio('To somebody else')).toBeChecked()
    expect(radio('To a shop')).not.toBeChecked()
  })

  it('leaves the answer to the app', async () => {
    const onChange = vi.fn()
    render(<RadioGroup label="Where to?" name="place" options={places} value="door" onChange={onChange} />)
    await userEvent.click(radio('To a shop'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('shop')
    expect(radio('To my door')).toBeChecked()
  })

  it('ties help and error to the question, which is invalid and required', () => {
    render(<Delivery description="One parcel" errorMessage="Choose a place." isRequired />)
    expect(group()).toHaveAccessibleDescription('One parcel Choose a place.')
    expect(group()).toHaveAttribute('aria-invalid', 'true')
    expect(group()).toHaveAttribute('aria-required', 'true')
  })

  it('lets a form lead to the answer, and hears only when the whole question is left', async () => {
    const ref = createRef<HTMLInputElement>()
    const onBlur = vi.fn()
    render(<Delivery ref={ref} initial="gift" onBlur={onBlur} />)
    ref.current?.focus()
    expect(radio('To somebody else')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('takes no answer while disabled', async () => {
    render(<Delivery isDisabled />)
    await userEvent.click(screen.getByText('To a shop'))
    expect(radio('To a shop')).not.toBeChecked()
    expect(group()).toBeDisabled()
  })
})

export const wrongUse = [
  // @ts-expect-error the moon is not among the answers
  <RadioGroup<Place> key="1" label="Where to?" name="p" options={places} value="moon" onChange={() => undefined} />,
  // @ts-expect-error radios of no name would not be one question
  <RadioGroup key="2" label="Where to?" options={places} value={null} onChange={() => undefined} />,
]
