import { Alert } from '@clubhouse/design-system/Alert'
import { Select } from '@clubhouse/design-system/Select'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { TextField } from '@clubhouse/design-system/TextField'
import type { Profile } from '@clubhouse/rest-client/club'
import { useMemo, useState } from 'react'
import { DateOfBirthField } from '#domain/member/components/DateOfBirthField.tsx'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { Form } from '#platform/forms/Form.tsx'
import { FormField } from '#platform/forms/FormField.tsx'
import { checkErrorsAgain, showServerErrors, useForm, useFormValue } from '#platform/forms/use-form.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { useSaveStep } from '../api/save-step.ts'
import { detailsRefusal } from '../model/details-refusal.ts'
import {
  countries,
  type Country,
  type DetailsUpdate,
  detailsFor,
  detailsSchema,
  hasEmptyField,
  isUnderAge,
} from '../model/details.schema.ts'
import { typedMobile } from '../model/mobile.ts'
import { moveOn } from '../model/steps.ts'
import { usStates } from '../model/us-states.ts'
import { useBegunStep } from '../state/use-begun-step.ts'
import { useGoOn } from '../state/use-go-on.ts'
import { ContinueButton } from './ContinueButton.tsx'
import * as styles from './onboarding.css.ts'
import { NothingKept } from './StepNotices.tsx'

const step = 'PersonalDetails'

/** What the countries are called that a member may join in. */
const countryNames: Readonly<Record<Country, () => string>> = {
  GB: m.common_united_kingdom,
  US: m.common_united_states,
  WORLD: m.common_rest_of_world,
}

/** The first step: who the member is (ONB-05 to ONB-23). */
export function DetailsForm({ profile: known }: { profile: Profile }) {
  const { profile, draft, isSavedElsewhere, takeSaved } = useBegunStep(step, known)
  const { countryCode } = useRegion()
  const [today] = useState(() => new Date())
  const club = appConfig().clubName
  const form = useForm({
    schema: useMemo(() => detailsSchema({ today, club }), [today, club]),
    defaultValues: detailsFor(profile, countryCode),
    // Of somebody who is too young, nothing is kept.
    draft: { ...draft, keep: (details) => (isUnderAge(details, today) ? draft.drop() : draft.keep(details)) },
  })
  const country = useFormValue(form, (details) => details.country)
  const isAmerican = country === 'US'
  const isTooYoung = useFormValue(form, (details) => isUnderAge(details, today))
  const hasEmpty = useFormValue(form, hasEmptyField)
  const { save, isSaving, error } = useSaveStep({
    step,
    begun: profile,
    draft,
    onSaved: useGoOn(step),
    onSavedElsewhere(saved) {
      form.methods.reset(detailsFor(saved, countryCode))
      takeSaved(saved)
    },
  })
  const send = async (details: DetailsUpdate) => {
    const refusal = await save((current) => ({ ...details, ...nextStepOf(current, details) }))
    if (refusal !== undefined) showServerErrors(form, detailsRefusal(refusal, country))
  }
  const isSaidAtField = error !== undefined && Object.keys(detailsRefusal(error, country)).length > 0
  return (
    <Form
      form={form}
      onSubmit={send}
      errorSummaryTitle={hasEmpty ? m.onboarding_all_required() : m.common_problems()}
      aria-label={m.onboarding_details_heading()}
    >
      <Stack gap="large">
        <Text size="large" tone="muted">
          {m.onboarding_details_intro()}
        </Text>
        <NothingKept />
        <FormField form={form} name="country">
          {({ onChange, ...field }) => (
            <Select
              label={m.common_country()}
              options={countries.map((value) => ({ value, label: countryNames[value]() }))}
              placeholder={m.onboarding_country_choose()}
              emptyMessage={m.onboarding_country_none()}
              autoComplete="country"
              isRequired
              {...field}
              onChange={(value) => {
                const chosen = countries.find((each) => each === value)
                if (chosen === undefined) return
                onChange(chosen)
                // Another country has other rules.
                checkErrorsAgain(form)
              }}
            />
          )}
        </FormField>
        <div className={styles.pair}>
          <FormField form={form} name="firstName">
            {(field) => <TextField label={m.common_first_name()} autoComplete="given-name" isRequired {...field} />}
          </FormField>
          <FormField form={form} name="lastName">
            {(field) => <TextField label={m.common_last_name()} autoComplete="family-name" isRequired {...field} />}
          </FormField>
        </div>
        <FormField form={form} name="dateOfBirth">
          {(field, parts) => <DateOfBirthField isAmerican={isAmerican} errors={parts} {...field} />}
        </FormField>
        {isTooYoung && (
          <Alert tone="info" title={m.onboarding_under_age_title()} isAnnounced>
            {m.onboarding_under_age_body({ club })}
          </Alert>
        )}
        <FormField form={form} name="mobile">
          {({ onChange, ...field }) => (
            <TextField
              label={m.onboarding_mobile()}
              description={isAmerican ? m.onboarding_mobile_hint_us() : m.onboarding_mobile_hint()}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              isRequired
              {...field}
              onChange={(text) => onChange(typedMobile(text, country))}
            />
          )}
        </FormField>
        <div className={styles.pair}>
          <FormField form={form} name="postcode">
            {(field) => (
              <TextField
                label={isAmerican ? m.common_zip_code() : m.common_postcode()}
                inputMode={isAmerican ? 'numeric' : 'text'}
                autoComplete="postal-code"
                isRequired
                {...field}
              />
            )}
          </FormField>
          {isAmerican && (
            <FormField form={form} name="state">
              {(field) => (
                <Select
                  label={m.onboarding_state()}
                  options={usStates}
                  placeholder={m.onboarding_state_choose()}
                  emptyMessage={m.onboarding_state_none()}
                  autoComplete="address-level1"
                  isRequired
                  {...field}
                />
              )}
            </FormField>
          )}
        </div>
        <ContinueButton
          isSaving={isSaving}
          error={isSaidAtField ? undefined : error}
          isSavedElsewhere={isSavedElsewhere}
        />
      </Stack>
    </Form>
  )
}

/** Another country has terms of its own: who moves there accepts those. */
function nextStepOf(profile: Profile, { country }: DetailsUpdate) {
  const hasMoved = profile.country !== undefined && profile.country !== country
  return moveOn(hasMoved ? {} : profile, step)
}
