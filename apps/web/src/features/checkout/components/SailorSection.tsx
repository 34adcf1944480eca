import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { FocusOnChange } from '@clubhouse/design-system/FocusOnChange'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Profile } from '@clubhouse/rest-client/club'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { callingCodeOf, countriesIn } from '../model/countries.ts'
import type { Sailor, SailorField } from '../model/sailor.schema.ts'
import type { FieldErrors } from '#platform/forms/form-errors.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { updateDraft } from '../state/order-draft-store.ts'
import { genderLabels, SailorForm } from './SailorForm.tsx'

export interface SailorSectionProps {
  rewardId: string
  profile: Profile | undefined
  /** Who sails; null until the form is filled in. */
  sailor: Sailor | null
  /** Whether dates are written as in the United States. */
  isAmerican: boolean
  isLocked: boolean
  /** The fields that the server refused. */
  serverErrors: FieldErrors<SailorField> | undefined
  onChanged: () => void
}

/** The lead sailor: a form, and once it is filled in, its details with a button to change them (CHK-34). */
export function SailorSection({ sailor, isLocked, onChanged, ...form }: SailorSectionProps) {
  const headingId = useId()
  const put = (details: Sailor | null) => {
    updateDraft({ sailorDetails: details })
    onChanged()
  }
  return (
    <Card as="section" labelledBy={headingId}>
      <FocusOnChange changeKey={sailor === null ? 'form' : 'details'}>
        <Stack>
          <Heading level={2} size="medium" id={headingId}>
            {m.checkout_sailor()}
          </Heading>
          {sailor === null ? (
            <>
              <Text tone="muted">{m.checkout_sailor_hint()}</Text>
              <SailorForm {...form} onContinue={put} />
            </>
          ) : (
            <Stack align="start">
              <SailorDetails sailor={sailor} isAmerican={form.isAmerican} />
              <Button variant="secondary" isDisabled={isLocked} onPress={() => put(null)}>
                {m.checkout_sailor_change()}
              </Button>
            </Stack>
          )}
        </Stack>
      </FocusOnChange>
    </Card>
  )
}

function SailorDetails({ sailor, isAmerican }: { sailor: Sailor; isAmerican: boolean }) {
  const { locale } = useRegion()
  const { firstName, lastName, email, dateOfBirth, gender, citizenship, mobileNumber } = sailor
  const { day, month, year } = dateOfBirth
  const country = countriesIn(locale).find(({ code }) => code === citizenship)
  const items = [
    { term: m.common_first_name(), description: firstName },
    { term: m.common_last_name(), description: lastName },
    { term: m.common_email(), description: email },
    { term: m.common_date_of_birth(), description: (isAmerican ? [month, day, year] : [day, month, year]).join('/') },
    ...(gender === '' ? [] : [{ term: m.checkout_gender(), description: genderLabels[gender]() }]),
    { term: m.checkout_citizenship(), description: country?.name ?? citizenship },
    {
      term: m.checkout_mobile(),
      description: `${callingCodeOf(mobileNumber.countryCode)} ${mobileNumber.number}`,
    },
  ]
  return <DescriptionList items={items} />
}
