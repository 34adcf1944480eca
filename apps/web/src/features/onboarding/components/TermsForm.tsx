import { Alert } from '@clubhouse/design-system/Alert'
import { Checkbox } from '@clubhouse/design-system/Checkbox'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Profile } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { countryTermsOptions } from '#domain/content/api/accepted-terms.ts'
import type { LegalDocument } from '#domain/content/api/legal-documents.ts'
import { m } from '#paraglide/messages.js'
import { Form } from '#platform/forms/Form.tsx'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { notOnPaper } from '#platform/print/on-paper.css.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { useSaveStep } from '../api/save-step.ts'
import { isDone, moveOn } from '../model/steps.ts'
import { stepDraft } from '../state/step-draft.ts'
import { useGoOn } from '../state/use-go-on.ts'
import { ContinueButton } from './ContinueButton.tsx'
import { NothingKept } from './StepNotices.tsx'
import { StepSkeleton } from './StepSkeleton.tsx'
import { TermsText } from './TermsText.tsx'

const step = 'TermsAndConditions'

/** The rule of the second step: nobody goes on without accepting the terms (ONB-26). */
const termsSchema = z.object({
  isAccepted: z.boolean().check(z.refine((isAccepted) => isAccepted, { error: () => m.onboarding_terms_required() })),
})

/** The second step: the terms of the member's country, and whether they accept them (ONB-24 to ONB-26). */
export function TermsForm({ profile }: { profile: Profile }) {
  const { countryCode } = useRegion()
  const country = profile.country ?? countryCode
  const terms = useQuery(countryTermsOptions(country))
  const [hasChanged, setHasChanged] = useState(false)
  if (terms.isPending) return <StepSkeleton />
  if (terms.data === undefined) {
    return (
      <ErrorPanel
        headingLevel={2}
        title={m.onboarding_terms_failed()}
        body={m.common_failed_body()}
        action={<Button onPress={() => void terms.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  const readAgain = async () => {
    await terms.refetch()
    setHasChanged(true)
  }
  // Another version, or another country's terms, are accepted anew.
  return (
    <AcceptTerms
      key={`${country} ${terms.data.version}`}
      profile={profile}
      country={country}
      terms={terms.data}
      hasChanged={hasChanged}
      onOutOfDate={readAgain}
    />
  )
}

interface AcceptTermsProps {
  profile: Profile
  /** Whose terms they are. */
  country: string
  terms: LegalDocument
  /** Whether another version took the place of the one that was shown. */
  hasChanged: boolean
  /** Called when the server has another version in force. */
  onOutOfDate: () => Promise<void>
}

function AcceptTerms({ profile, country, terms, hasChanged, onOutOfDate }: AcceptTermsProps) {
  const { version } = terms
  // A tick is for this version in this country, and is restored for nothing else.
  const draft = stepDraft(step, `${country} ${version}`)
  const form = useForm({
    schema: termsSchema,
    // Who has moved to another country is at this step again, and has not accepted the terms there.
    defaultValues: { isAccepted: profile.termsVersion === version && isDone(step, profile) },
    draft,
  })
  const { save, isSaving, error } = useSaveStep({
    step,
    begun: profile,
    draft,
    onSaved: useGoOn(step),
  })
  const accept = async () => {
    const refusal = await save((current) => ({ termsVersion: version, ...moveOn(current, step) }))
    if (refusal?.fields.some(({ path }) => path.endsWith('termsVersion')) === true) await onOutOfDate()
  }
  return (
    <Form
      form={form}
      onSubmit={accept}
      errorSummaryTitle={m.onboarding_terms_problem()}
      aria-label={m.onboarding_terms_heading()}
    >
      <Stack gap="large">
        <div className={notOnPaper}>
          <Text size="large" tone="muted">
            {m.onboarding_terms_intro()}
          </Text>
        </div>
        {hasChanged && (
          <Alert tone="info" title={m.onboarding_terms_changed_title()} isAnnounced>
            {m.onboarding_terms_changed({ version: String(version) })}
          </Alert>
        )}
        <TermsText terms={terms} />
        <div className={notOnPaper}>
          <Stack gap="large">
            <NothingKept />
            <FormField form={form} name="isAccepted">
              {({ value, ...field }) => (
                <Checkbox
                  label={m.onboarding_terms_accept({ version: String(version) })}
                  isSelected={value}
                  isRequired
                  {...field}
                />
              )}
            </FormField>
            <ContinueButton isSaving={isSaving} error={hasChanged ? undefined : error} />
          </Stack>
        </div>
      </Stack>
    </Form>
  )
}
