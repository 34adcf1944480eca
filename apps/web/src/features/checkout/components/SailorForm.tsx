import { Button } from '@clubhouse/design-system/Button'
import { CountryPicker } from '@clubhouse/design-system/CountryPicker'
import { PhoneField } from '@clubhouse/design-system/PhoneField'
import { RadioGroup } from '@clubhouse/design-system/RadioGroup'
import { Stack } from '@clubhouse/design-system/Stack'
import { TextField } from '@clubhouse/design-system/TextField'
import type { Profile } from '@clubhouse/rest-client/club'
import { useState } from 'react'
import { DateOfBirthField } from '#domain/member/components/DateOfBirthField.tsx'
import { m } from '#paraglide/messages.js'
import { Form } from '#platform/forms/Form.tsx'
import type { FieldErrors } from '#platform/forms/form-errors.ts'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm, useServerErrors } from '#platform/forms/use-form.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { countriesIn } from '../model/countries.ts'
import { type Gender, genders, type Sailor, type SailorField, sailorFor, sailorSchema } from '../model/sailor.schema.ts'
import { typedDraft } from '../state/order-draft-store.ts'
import * as styles from './checkout.css.ts'

export interface SailorFormProps {
  rewardId: string
  profile: Profile | undefined
  /** Whether dates are written as in the United States (CHK-51). */
  isAmerican: boolean
  /** What the server refused of who sails. */
  serverErrors: FieldErrors<SailorField> | undefined
  /** Called with who sails once all is right. */
  onContinue: (sailor: Sailor) => void
}

/** Asks who leads the party (CHK-34 to CHK-53). Each change is checked; Continue says all that is wrong (CHK-36). */
export function SailorForm({ rewardId, profile, isAmerican, serverErrors, onContinue }: SailorFormProps) {
  const { locale } = useRegion()
  const [today] = useState(() => new Date())
  const countries = countriesIn(locale)
  const form = useForm({
    schema: sailorSchema(today),
    defaultValues: sailorFor(profile),
    draft: typedDraft(rewardId, 'sailor'),
  })
  useServerErrors(form, serverErrors)
  return (
    <Form
      form={form}
      onSubmit={onContinue}
      errorSummaryTitle={m.common_problems()}
      errorSummaryLevel={3}
      aria-label={m.checkout_sailor()}
    >
      <Stack gap="large">
        <div className={styles.pair}>
          <FormField form={form} name="firstName">
            {(field) => <TextField label={m.common_first_name()} autoComplete="given-name" isRequired {...field} />}
          </FormField>
          <FormField form={form} name="lastName">
            {(field) => <TextField label={m.common_last_name()} autoComplete="family-name" isRequired {...field} />}
          </FormField>
        </div>
        <FormField form={form} name="email">
          {(field) => (
            <TextField
              label={m.common_email()}
              type="email"
              inputMode="email"
              autoComplete="email"
              isRequired
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="dateOfBirth">
          {(field, parts) => <DateOfBirthField isAmerican={isAmerican} errors={parts} {...field} />}
        </FormField>
        <FormField form={form} name="gender">
          {({ value, ...field }) => (
            <RadioGroup
              label={m.checkout_gender()}
              options={genders.map((gender) => ({ value: gender, label: genderLabels[gender]() }))}
              value={value === '' ? null : value}
              isRequired
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="citizenship">
          {(field) => (
            <CountryPicker
              label={m.checkout_citizenship()}
              countries={countries}
              firstCodes={firstCodes}
              emptyMessage={m.checkout_no_country()}
              isRequired
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="mobileNumber">
          {(field) => (
            <PhoneField
              label={m.checkout_mobile()}
              countries={countries}
              countryLabel={m.checkout_country_code()}
              numberLabel={m.checkout_phone_number()}
              placeholder={m.checkout_country_code_choose()}
              emptyMessage={m.checkout_no_country()}
              isRequired
              {...field}
            />
          )}
        </FormField>
        <div>
          <Button type="submit">{m.common_continue()}</Button>
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
