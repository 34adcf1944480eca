import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { checkboxGroupExamples } from './CheckboxGroup.examples.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import type { CheckboxGroupProps } from './CheckboxGroup.tsx'

const subjects = [
  { value: 'flights', label: 'Flights' },
  { value: 'hotels', label: 'Hotels' },
  { value: 'wine', label: 'Wine' },
] as const

type Subject = (typeof subjects)[number]['value']

function News(props: Partial<CheckboxGroupProps<Subject>>) {
  const [value, setValue] = useState<readonly Subject[]>(['wine'])
  return (
    <>
      <CheckboxGroup
        label="Write to me about"
        name="news"
        options={subjects}
        {...props}
        value={value}
        onChange={setValue}
      />
      <button type="button">Save</button>
    </>
  )
}

const box = (name: string) => screen.getByRole('checkbox', { name })
const group = () => screen.getByRole('group', { name: 'Write to me about' })

describeKeyboard(checkboxGroupExamples, {
  Tab: async () => {
    render(<News />)
    for (const { label } of subjects) {
      await userEvent.tab()
      expect(box(label)).toHaveFocus()
    }
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
  },
  'Shift + Tab': async () => {
    render(<News />)
    box('Hotels').focus()
    await userEvent.tab({ shift: true })
    expect(box('Flights')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(document.body).toHaveFocus()
  },
  Space: async () => {
    render(<News />)
    box('Flights').focus()
    await userEvent.keyboard(' ')
    expect(box('Flights')).toBeChecked()
    await userEvent.keyboard(' ')
    expect(box('Flights')).not.toBeChecked()
  },
})

describe('CheckboxGroup', () => {
  it('takes several answers, by mouse and by touch', async () => {
    render(<News />)
    await userEvent.click(screen.getByText('Flights'))
    await userEvent.pointer({ keys: '[TouchA]', target: box('Wine') })
    expect(subjects.filter(({ label }) => (box(label) as HTMLInputElement).checked)).toEqual([subjects[0]])
  })

  it('tells the answers in the order in which they stand', async () => {
    const onChange = vi.fn()
    render(<CheckboxGroup label="Write" name="n" options={subjects} value={['wine']} onChange={onChange} />)
    await userEvent.click(box('Flights'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['flights', 'wine'])
  })

  it('ties help and error to the question, and each answer is invalid', () => {
    render(<News description="As many as you like" errorMessage="Choose at least one." />)
    expect(group()).toHaveAccessibleDescription('As many as you like Choose at least one.')
    for (const { label } of subjects) expect(box(label)).toBeInvalid()
  })

  it('lets a form lead to the first answer, and hears only when the whole question is left', async () => {
    const ref = createRef<HTMLInputElement>()
    const onBlur = vi.fn()
    render(<News ref={ref} id="news" onBlur={onBlur} />)
    ref.current?.focus()
    expect(box('Flights')).toHaveFocus()
    expect(box('Flights')).toHaveAttribute('id', 'news')
    await userEvent.tab()
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('takes no answer while disabled', async () => {
    render(<News isDisabled />)
    expect(group()).toBeDisabled()
    await userEvent.click(screen.getByText('Flights'))
    expect(box('Flights')).not.toBeChecked()
  })
})

const rest = { label: 'Write', name: 'n', options: subjects, onChange: () => undefined }

export const wrongUse = [
  // @ts-expect-error boats are not among the answers
  <CheckboxGroup<Subject> key="1" {...rest} value={['boats']} />,
  // @ts-expect-error a group has no one value
  <CheckboxGroup<Subject> key="2" {...rest} value="wine" />,
]
