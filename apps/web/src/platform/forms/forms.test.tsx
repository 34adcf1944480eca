import { Button } from '@clubhouse/design-system/Button'
import { DateField } from '@clubhouse/design-system/DateField'
import { TextField } from '@clubhouse/design-system/TextField'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { privateStorage } from '#platform/storage/private-storage.ts'
import { fillAtOnce } from '#test/fill-at-once.ts'
import { Form } from './Form.tsx'
import { privateDraft } from './form-draft.ts'
import type { FieldErrors } from './form-errors.ts'
import { FormField } from './FormField.tsx'
import { type FormState, useForm, useFormValue, useServerErrors } from './use-form.ts'

const required = (error: string) => z.string().check(z.trim(), z.minLength(1, { error }))
const schema = z.object({
  name: required('Name is required'),
  town: required('Town is required'),
  born: z.object({
    day: required('Day is required'),
    month: required('Month is required'),
    year: z.string().check(z.regex(/^\d{4}$/, { error: 'Year is wrong' })),
  }),
})
const empty = { name: '', town: '', born: { day: '', month: '', year: '' } }
const draft = privateDraft('form-for-the-test')
const rendered: string[] = []
const onSubmit = vi.fn<(values: z.output<typeof schema>) => void>()

function SampleForm({ serverErrors, keeps = false }: { serverErrors?: FieldErrors; keeps?: boolean }) {
  const form = useForm({ schema, defaultValues: empty, ...(keeps && { draft }) })
  useServerErrors(form, serverErrors)
  rendered.push('form')
  return (
    <Form form={form} onSubmit={onSubmit} errorSummaryTitle="Please check">
      <FormField form={form} name="name">
        {(field) => {
          rendered.push('name')
          return <TextField label="Name" {...field} />
        }}
      </FormField>
      <FormField form={form} name="town">
        {(field) => {
          rendered.push('town')
          return <TextField label="Town" {...field} />
        }}
      </FormField>
      <FormField form={form} name="born">
        {(field, parts) => (
          <DateField
            label="Born"
            partLabels={{ day: 'Day', month: 'Month', year: 'Year' }}
            {...field}
            errorMessage={Object.values(parts).join('. ') || undefined}
          />
        )}
      </FormField>
      <Greeting form={form} />
      <Button type="submit">Send</Button>
    </Form>
  )
}

function Greeting({ form }: { form: FormState<typeof empty> }) {
  const isNamed = useFormValue(form, ({ name }) => name !== '')
  rendered.push('greeting')
  return <p>{isNamed ? 'Named' : 'Nameless'}</p>
}

const field = (label: string) => screen.getByLabelText(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

beforeEach(() => {
  onSubmit.mockClear()
  rendered.length = 0
})

describe('a field', () => {
  test('says what is wrong with it once it was left for another, and at each change from then on', async () => {
    render(<SampleForm />)
    await userEvent.type(field('Name'), 'A')
    await userEvent.clear(field('Name'))
    expect(field('Name')).toBeValid()
    await userEvent.click(field('Town'))
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name is required'))
    expect(field('Town')).toBeValid()
    await userEvent.type(field('Name'), 'A')
    expect(field('Name')).toBeValid()
    await userEvent.clear(field('Name'))
    expect(field('Name')).toHaveAccessibleDescription('Name is required')
  })

  test('that is typed into is rendered alone, and what is computed when it changes', async () => {
    render(<SampleForm />)
    rendered.length = 0
    await userEvent.type(field('Town'), 'Bristol')
    expect(new Set(rendered)).toEqual(new Set(['town']))
    rendered.length = 0
    await userEvent.type(field('Name'), 'Ada')
    expect(rendered.filter((each) => each !== 'name')).toEqual(['greeting'])
    expect(screen.getByText('Named')).toBeVisible()
  })
})

describe('a form', () => {
  test('that is sent with mistakes lists them with links, and puts focus on the first wrong field', async () => {
    render(<SampleForm />)
    type('Name', 'Ada')
    type('Day', '14')
    await send()
    await waitFor(() => expect(field('Town')).toHaveFocus())
    expect(onSubmit).not.toHaveBeenCalled()
    const summary = within(screen.getByRole('region', { name: 'Please check' }))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Town is required',
      'Month is required',
      'Year is wrong',
    ])
    await userEvent.click(summary.getByRole('link', { name: 'Month is required' }))
    expect(document.activeElement).toHaveAttribute('name', expect.stringMatching(/^born-/))
    await userEvent.type(field('Town'), 'Bath')
    expect(summary.queryByRole('link', { name: 'Town is required' })).toBeNull()
  })

  test('sends what its schema makes of what was typed', async () => {
    render(<SampleForm />)
    for (const [label, value] of Object.entries({ Name: ' Ada ', Town: 'Bath', Day: '1', Month: '2', Year: '1990' }))
      type(label, value)
    await send()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Ada',
      town: 'Bath',
      born: { day: '1', month: '2', year: '1990' },
    })
  })

  test('shows what the server refused at its field until that is changed', async () => {
    const refused = { town: 'No such town', 'born.year': 'Too young' }
    const { rerender } = render(<SampleForm />)
    rerender(<SampleForm serverErrors={refused} />)
    expect(field('Town')).toHaveAccessibleDescription('No such town')
    expect(field('Year')).toHaveAccessibleDescription('Too young')
    await userEvent.type(field('Town'), 'B')
    expect(field('Town')).toBeValid()
    expect(field('Year')).toBeInvalid()
    rerender(<SampleForm serverErrors={{ name: 'Taken' }} />)
    expect(field('Name')).toHaveAccessibleDescription('Taken')
    expect(field('Year')).toBeValid()
  })

  test('takes in all that a browser fills in at once', async () => {
    render(<SampleForm />)
    fillAtOnce({ Name: 'Ada', Town: 'Bath' })
    for (const [label, value] of Object.entries({ Day: '14', Month: '03', Year: '1986' })) type(label, value)
    await send()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Ada',
      town: 'Bath',
      born: { day: '14', month: '03', year: '1986' },
    })
  })
})

describe('a draft', () => {
  test('is there again after a reload, for its member alone [AUT-03]', async () => {
    privateStorage.claimFor('ada')
    render(<SampleForm keeps />)
    await userEvent.type(field('Name'), 'Ada')
    type('Day', '14')
    cleanup()
    render(<SampleForm keeps />)
    expect(field('Name')).toHaveValue('Ada')
    expect(field('Day')).toHaveValue('14')
    cleanup()
    privateStorage.claimFor('bob')
    render(<SampleForm keeps />)
    expect(field('Name')).toHaveValue('')
  })

  test.each(['null', '{', '[]', '{"name":"Ada"}', '{"name":1,"town":"","born":{"day":"","month":"","year":""}}'])(
    'of an older form is left alone: %s',
    (kept) => {
      privateStorage.set('draft:form-for-the-test', kept)
      render(<SampleForm keeps />)
      expect(field('Name')).toHaveValue('')
    },
  )
})
