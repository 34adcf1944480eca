import { type ContentEntry, guestApplyModal } from '@clubhouse/content-client/content'
import type { TypeGuestApplyModalSkeleton } from '@clubhouse/content-client/types'
import { useQuery } from '@tanstack/react-query'
import { useRegion } from '#platform/region/use-region.ts'
import { type ContentPicture, pictureOf } from '#domain/content/model/entries.ts'

/** What visitors read who are asked whether to log in before they apply (CCD-39). */
export interface GuestModalContent {
  title?: string
  body?: string
  picture?: ContentPicture | undefined
  loginText?: string
  skipText?: string
}

/**
 * Returns what editors wrote for visitors who apply; nothing of it when it could not be read, for nobody is kept from applying
 * by that. Undefined while it is on its way.
 */
export function useGuestModal(): GuestModalContent | undefined {
  const { data, isPending } = useQuery(guestApplyModal.queryOptions({ locale: useRegion().locale }, toGuestModal))
  return isPending ? undefined : (data ?? {})
}

function toGuestModal({ fields }: ContentEntry<TypeGuestApplyModalSkeleton>): GuestModalContent {
  const { title, body, image, loginButtonText: loginText, skipButtonText: skipText } = fields
  return { title, body, picture: pictureOf(image), loginText, skipText }
}
