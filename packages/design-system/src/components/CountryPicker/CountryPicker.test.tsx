import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { countryPickerExamples } from './CountryPicker.examples.tsx'
import { CountryPicker } from './CountryPicker.tsx'
import type { Country, CountryPickerProps } from './CountryPicker.tsx'

const countries: readonly Country[] = [
  { code: 'FR', name: 'France' },
  { code: 'NL', name: 'Netherlands', otherNames: ['Holland'] },
  { code: 'NE', name: 'Niger' },
  { code: 'NG', name: 'Nigeria' },
  { code: 'GB', name: 'United Kingdom', otherNames: ['UK'] },
]

const firstCodes = ['GB']
const onChange = vi.fn()

function Field({ initial = '', ...props }: Partial<CountryPickerProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <CountryPicker
      label="Country"
      name="country"
      countries={countries}
      firstCodes={firstCodes}
      emptyMessage="No such country"
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Country' })
const names = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)
const movedTo = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

async function type(keys: string, initial?: string) {
  render(<Field {...(initial === undefined ? {} : { initial })} />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
}

describe('CountryPicker', () => {
  it('has first what most people choose', async () => {
    await type('{ArrowDown}')
    expect(names()).toEqual(['United Kingdom', 'France', 'Netherlands', 'Niger', 'Nigeria'])
  })

  it('finds a country by another name and by its code', async () => {
    await type('holl')
    expect(names()).toEqual(['Netherlands'])
    await userEvent.clear(field())
    await userEvent.keyboard('gb')
    expect(names()).toEqual(['United Kingdom'])
  })

  it('does not take Niger from whom is on the way to Nigeria', async () => {
    await type('niger')
    expect(names()).toEqual(['Niger', 'Nigeria'])
    await userEvent.keyboard('ia')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('NG')
  })

  it('asks a browser for the name of a country', () => {
    render(<Field />)
    expect(field()).toHaveAttribute('autocomplete', 'country-name')
  })

  it('takes a country by mouse and by touch', async () => {
    render(<Field />)
    await userEvent.click(screen.getByRole('button', { name: /Country/ }))
    await userEvent.click(screen.getByRole('option', { name: 'France' }))
    expect(field()).toHaveValue('France')
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: /Country/ }) })
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: 'Niger' }) })
    expect(field()).toHaveValue('Niger')
  })

  it('knows countries by code and name only', () => {
    // @ts-expect-error a country without a name cannot be found
    const nameless: Country = { code: 'GB' }
    expect(nameless.code).toBe('GB')
  })
})

describeKeyboard(countryPickerExamples, {
  Letters: async () => {
    await type('fra')
    expect(names()).toEqual(['France'])
  },
  'Arrow down': async () => {
    await type('{ArrowDown}{ArrowDown}')
    expect(movedTo()).toBe('France')
  },
  'Arrow up': async () => {
    await type('{ArrowUp}{ArrowUp}')
    expect(movedTo()).toBe('Niger')
  },
  Enter: async () => {
    await type('fra{ArrowDown}{Enter}')
    expect(field()).toHaveValue('France')
    await userEvent.clear(field())
    await userEvent.keyboard('niger{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('NE')
  },
  Escape: async () => {
    await type('{ArrowDown}{ArrowDown}{Escape}', 'GB')
    expect(field()).toHaveValue('United Kingdom')
  },
  Tab: async () => {
    await type('nigeria')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('NG')
  },
})
