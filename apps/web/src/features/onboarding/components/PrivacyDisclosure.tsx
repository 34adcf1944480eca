import { Disclosure } from '@clubhouse/design-system/Disclosure'
import { Button } from '@clubhouse/design-system/Button'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { ProfileUpdate } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countryPrivacyOptions } from '#domain/content/api/accepted-terms.ts'
import { RichText } from '#domain/content/components/RichText.tsx'
import { m } from '#paraglide/messages.js'

export interface PrivacyDisclosureProps {
  country: NonNullable<ProfileUpdate['country']>
}

/** The privacy policy of the member's country, to read without leaving the step; it comes when it is opened. */
export function PrivacyDisclosure({ country }: PrivacyDisclosureProps) {
  const [isOpened, setIsOpened] = useState(false)
  const policy = useQuery({ ...countryPrivacyOptions(country), enabled: isOpened })
  return (
    <Disclosure title={m.onboarding_privacy()} onExpandedChange={(isExpanded) => isExpanded && setIsOpened(true)}>
      {policy.data !== undefined ? (
        <Stack>
          <Text tone="muted">{m.legal_version({ version: String(policy.data.version) })}</Text>
          <RichText document={policy.data.body} />
        </Stack>
      ) : policy.isError ? (
        <Stack>
          <Text>{m.onboarding_privacy_failed()}</Text>
          <div>
            <Button variant="secondary" onPress={() => void policy.refetch()}>
              {m.common_try_again()}
            </Button>
          </div>
        </Stack>
      ) : (
        <Skeleton shape="text" lines={6} />
      )}
    </Disclosure>
  )
}
