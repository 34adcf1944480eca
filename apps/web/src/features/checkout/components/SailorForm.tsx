import { Button } from '@clubhouse/design-system/Button'
import { CountryPicker } from '@clubhouse/design-system/CountryPicker'
import { Form } from '@clubhouse/design-system/Form'
import { PhoneField } from '@clubhouse/design-system/PhoneField'
import { RadioGroup } from '@clubhouse/design-system/RadioGroup'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextField } from '@clubhouse/design-system/TextField'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useRegion } from '#platform/region/use-region.ts'
import { countriesIn } from '../model/countries.ts'
import { type FieldErrors, hasErrors } from '../model/field-errors.ts'
import { type Gender, genders, type Sailor, sailorErrors, type SailorField, sailorFields } from '../model/sailor.ts'
import { useShownErrors } from '../state/use-shown-errors.ts'
import * as styles from './checkout.css.ts'
import { DateOfBirthField } from './DateOfBirthField.tsx'

/** What is typed next, by what stands there. */
export type SailorChange = (now: Sailor) => Partial<Sailor>

export interface SailorFormProps {
  typed: Sailor
  /** Whether dates are written as in the United States (CHK-51). */
  isAmerican: boolean
  /** What the server refused of who sails. */
  faults: FieldErrors<SailorField> | undefined
  onChange: (change: SailorChange) => void
  /** All that was typed is right. */
  onContinue: () => void
}

/** Asks who leads the party (CHK-34 to CHK-53). Each change is checked; Continue says all that is wrong (CHK-36). */
export function SailorForm({ typed, isAmerican, faults, onChange, onContinue }: SailorFormProps) {
  const { locale } = useRegion()
  const [today] = useState(() => new Date())
  const countries = countriesIn(locale)
  const found = sailorErrors(typed, today)
  const shown = useShownErrors(sailorFields, found, faults)
  const goOn = () => {
    shown.showAll()
    if (!hasErrors(found)) onContinue()
  }
  const set = (change: Partial<Sailor> | SailorChange, ...fields: SailorField[]) => {
    for (const field of fields) shown.change(field)
    onChange(typeof change === 'function' ? change : () => change)
  }
  const textField = (name: 'firstName' | 'lastName' | 'email') => ({
    id: fieldIdOf(name),
    name,
    isRequired: true,
    value: typed[name],
    errorMessage: shown.errors[name],
    onBlur: () => shown.leave(name),
    onChange: (value: string) => set({ [name]: value }, name),
  })
  return (
    <Form
      onSubmit={goOn}
      errors={shown.items(fieldIdOf)}
      errorSummaryTitle={m.checkout_problems()}
      errorSummaryLevel={3}
      focusAfterFailure="firstField"
      aria-label={m.checkout_sailor()}
    >
      <Stack gap="large">
        <div className={styles.pair}>
          <TextField label={m.checkout_first_name()} autoComplete="given-name" {...textField('firstName')} />
          <TextField label={m.checkout_last_name()} autoComplete="family-name" {...textField('lastName')} />
        </div>
        <TextField
          label={m.checkout_email()}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...textField('email')}
        />
        <DateOfBirthField
          id={dateId}
          value={typed.dateOfBirth}
          isAmerican={isAmerican}
          errors={shown.errors}
          onChange={(part, text) =>
            set(
              ({ dateOfBirth }) => ({ dateOfBirth: { ...dateOfBirth, [part]: text } }),
              `dateOfBirth.${part}`,
              'dateOfBirth.year',
            )
          }
          onBlur={() => {
            shown.leave('dateOfBirth.day')
            shown.leave('dateOfBirth.month')
            shown.leave('dateOfBirth.year')
          }}
        />
        <RadioGroup
          id={fieldIdOf('gender')}
          name="gender"
          label={m.checkout_gender()}
          options={genders.map((value) => ({ value, label: genderLabels[value]() }))}
          value={typed.gender === '' ? null : typed.gender}
          isRequired
          errorMessage={shown.errors.gender}
          onChange={(gender) => set({ gender }, 'gender')}
          onBlur={() => shown.leave('gender')}
        />
        <CountryPicker
          id={fieldIdOf('citizenship')}
          name="citizenship"
          label={m.checkout_citizenship()}
          countries={countries}
          firstCodes={firstCodes}
          value={typed.citizenship}
          emptyMessage={m.checkout_no_country()}
          isRequired
          errorMessage={shown.errors.citizenship}
          onChange={(citizenship) => set({ citizenship }, 'citizenship')}
          onBlur={() => shown.leave('citizenship')}
        />
        <PhoneField
          id={fieldIdOf('mobileNumber.number')}
          name="mobileNumber"
          label={m.checkout_mobile()}
          countries={countries}
          countryLabel={m.checkout_country_code()}
          numberLabel={m.checkout_phone_number()}
          placeholder={m.checkout_country_code_choose()}
          emptyMessage={m.checkout_no_country()}
          value={typed.mobileNumber}
          isRequired
          errorMessage={shown.errors['mobileNumber.countryCode'] ?? shown.errors['mobileNumber.number']}
          onChange={(mobileNumber) => set({ mobileNumber }, 'mobileNumber.countryCode', 'mobileNumber.number')}
          onBlur={() => {
            shown.leave('mobileNumber.countryCode')
            shown.leave('mobileNumber.number')
          }}
        />
        <div>
          <Button type="submit">{m.checkout_sailor_continue()}</Button>
        </div>
      </Stack>
    </Form>
  )
}

/** The words for each gender (CHK-35). */
export const genderLabels: Record<Gender, () => string> = {
  Male: m.checkout_gender_male,
  Female: m.checkout_gender_female,
  Unknown: m.checkout_gender_unknown,
}

const firstCodes = ['GB', 'US']
const dateId = 'checkout-sailor-dateOfBirth'

/** A date is one field of three parts, and a number has its code beside it. */
function fieldIdOf(field: SailorField): string {
  if (field.startsWith('dateOfBirth.')) return dateId
  return `checkout-sailor-${field.startsWith('mobileNumber.') ? 'mobileNumber' : field}`
}
