import { CheckboxGroup } from '@clubhouse/design-system/CheckboxGroup'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Profile } from '@clubhouse/rest-client/club'
import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'
import { Form } from '#platform/forms/Form.tsx'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm, useFormValue } from '#platform/forms/use-form.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { useSaveStep } from '../api/save-step.ts'
import { flagsOf, marketingWays, optOutLabels, optOutsOf, whatComes } from '../model/marketing.ts'
import { moveOn } from '../model/steps.ts'
import { useBegunStep } from '../state/use-begun-step.ts'
import { useGoOn } from '../state/use-go-on.ts'
import { ContinueButton } from './ContinueButton.tsx'
import { PrivacyDisclosure } from './PrivacyDisclosure.tsx'
import { NothingKept } from './StepNotices.tsx'

const step = 'CommunicationPreferences'

/** Any of the boxes may be ticked, or none. */
const preferencesSchema = z.object({ optOuts: z.array(z.enum(marketingWays)) })

/** The third step: which marketing the member does not want (ONB-27 to ONB-30). */
export function PreferencesForm({ profile: known }: { profile: Profile }) {
  const { profile, draft, isSavedElsewhere, takeSaved } = useBegunStep(step, known)
  const { locale, countryCode } = useRegion()
  const form = useForm({
    schema: preferencesSchema,
    defaultValues: { optOuts: optOutsOf(profile) },
    draft: { ...draft, read: () => preferencesSchema.safeParse(draft.read()).data },
  })
  const comes = useFormValue(form, ({ optOuts }) => whatComes(optOuts, locale))
  const { save, isSaving, error } = useSaveStep({
    step,
    begun: profile,
    draft,
    onSaved: useGoOn(step),
    onSavedElsewhere(saved) {
      form.methods.reset({ optOuts: optOutsOf(saved) })
      takeSaved(saved)
    },
  })
  return (
    <Form
      form={form}
      onSubmit={async ({ optOuts }) => {
        await save((current) => ({ ...flagsOf(optOuts), ...moveOn(current, step) }))
      }}
      errorSummaryTitle={m.common_problems()}
      aria-label={m.onboarding_preferences_heading()}
    >
      <Stack gap="large">
        <NothingKept />
        <FormField form={form} name="optOuts">
          {(field) => (
            <CheckboxGroup
              label={m.onboarding_opt_outs()}
              description={m.onboarding_marketing_intro()}
              options={marketingWays.map((value) => ({ value, label: optOutLabels[value]() }))}
              {...field}
            />
          )}
        </FormField>
        <div role="status">
          <Text weight="strong">{comes}</Text>
        </div>
        <Stack gap="xsmall">
          <Text tone="muted">{m.onboarding_preferences_later()}</Text>
          <Text tone="muted" size="small">
            {m.onboarding_marketing_wording()}
          </Text>
        </Stack>
        <PrivacyDisclosure country={profile.country ?? countryCode} />
        <ContinueButton isSaving={isSaving} error={error} isSavedElsewhere={isSavedElsewhere} />
      </Stack>
    </Form>
  )
}
