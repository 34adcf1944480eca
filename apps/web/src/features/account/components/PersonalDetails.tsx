import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { DescriptionList, type DescriptionListItem } from '@clubhouse/design-system/DescriptionList'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import type { Profile } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { profileOptions } from '#domain/member/api/profile.ts'
import { useLinkedAccounts } from '#domain/partner-account/api/use-linked-accounts.ts'

/** What the club knows of the member, to be read (ACC-04). */
export function PersonalDetails() {
  const profile = useQuery(profileOptions())
  const accounts = useLinkedAccounts()
  if (profile.isPending) return <DetailsSkeleton />
  if (profile.data === undefined) {
    return (
      <ErrorPanel
        title={m.account_details_failed_title()}
        body={m.account_details_failed_body()}
        action={<Button onPress={() => void profile.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  const flyingClub = accounts.data?.find(({ partnerCode }) => partnerCode === 'VAA')?.partnerUserId
  return (
    <Stack gap="medium">
      <DescriptionList
        items={[
          ...detailsOf(profile.data),
          ...(flyingClub === undefined ? [] : [{ term: m.account_flying_club(), description: flyingClub }]),
        ]}
      />
      {accounts.isError && (
        <Stack gap="small" align="start">
          <Alert tone="warning">{m.account_flying_club_failed()}</Alert>
          <Button variant="secondary" size="small" onPress={() => void accounts.refetch()}>
            {m.account_flying_club_refresh()}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

function detailsOf(profile: Profile): DescriptionListItem[] {
  const { firstName, lastName, mobile, email, dateOfBirth, country, postcode, redUserId } = profile
  const labels = labelsOf[labelCountry(country)]
  const row = (term: string, value: string | undefined): DescriptionListItem => ({
    term,
    // In its own direction, whatever is around it.
    description: value === undefined || value === '' ? <NotGiven /> : <bdi>{value}</bdi>,
  })
  return [
    row(m.account_name(), [firstName, lastName].filter((name) => name !== undefined).join(' ')),
    row(labels.phone(), mobile && phoneNumber(mobile, country)),
    row(m.common_email(), email),
    { term: m.common_date_of_birth(), description: dateOfBirth === undefined ? <NotGiven /> : <MaskedDate /> },
    row(m.common_country(), country && labels.country()),
    row(labels.postcode(), postcode),
    row(m.account_member_id(), redUserId),
  ]
}

/** The date itself is nowhere on the page (ACC-06). */
function MaskedDate() {
  return (
    <>
      <span aria-hidden="true">••/••/••••</span>
      <VisuallyHidden>{m.account_date_of_birth_hidden()}</VisuallyHidden>
    </>
  )
}

function NotGiven() {
  return (
    <Text as="span" tone="muted">
      {m.account_not_given()}
    </Text>
  )
}

/** Skeleton of the details. */
function DetailsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{m.account_details_loading()}</VisuallyHidden>
      <Skeleton shape="text" lines={8} />
    </div>
  )
}

/** Returns a phone number as people of a country write it; one of another shape stays as it is. */
export function phoneNumber(mobile: string, country: string | undefined): string {
  if (country === 'US') return mobile.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  return mobile.replace(/^(0\d{4})(\d{6})$/, '$1 $2')
}

/** The country whose words are used for a member's details (ACC-05): the rest of the world's where theirs is not known yet. */
export type LabelCountry = 'GB' | 'US' | 'WORLD'

export function labelCountry(country: string | undefined): LabelCountry {
  return country === 'GB' || country === 'US' ? country : 'WORLD'
}

/** What differs by country (ACC-05). */
const labelsOf: Readonly<Record<LabelCountry, Record<'phone' | 'postcode' | 'country', () => string>>> = {
  GB: { phone: m.account_phone_gb, postcode: m.common_postcode, country: m.common_united_kingdom },
  US: { phone: m.account_phone_us, postcode: m.common_zip_code, country: m.common_united_states },
  WORLD: { phone: m.account_phone_world, postcode: m.account_postcode_world, country: m.common_rest_of_world },
}
