import { createCardApplication, createGuestCardApplication } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { toYearMonthDay } from '#platform/dates/year-month-day.ts'
import { handleError, reactionTo } from '#platform/errors/handle-error.ts'
import { useSubmission } from '#platform/submission/use-submission.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import type { CardReferral } from '#domain/card/model/referral.ts'
import { applicationAddress, type ApplicationType } from '../model/application.ts'

export interface CardApplication extends CardReferral {
  applicationType: ApplicationType
  applicant: 'member' | 'visitor'
  /** Where the card issuer leads back to. */
  returnURL: string
  /** Nothing is begun at the card issuer: the application counts as sent (FLG-18). */
  isMock: boolean
}

export interface CardApplicationEnds {
  /** Called with the address where the application goes on. */
  onBegun: (address: string) => void
  /** Called when nothing has begun; what went wrong is told. */
  onFailed: () => void
}

/**
 * Begins one application for the card as soon as the component is there (CCD-18, CCD-24), for the press that showed it. A call without an answer is not
 * repeated: it would begin another one, and one that nobody fills in lapses. Errors go to the global handler (CCD-23).
 */
export function useCardApplication(application: CardApplication, ends: CardApplicationEnds): void {
  const queryClient = useQueryClient()
  const lastError = useRef<unknown>(undefined)
  // Each press is one of its own: one that was called off may still be under way.
  const [press] = useState(() => crypto.randomUUID())
  const { state } = useSubmission<CardApplication, string>({
    name: `card-application:${press}`,
    allowsVisitors: true,
    mostRepetitions: 0,
    submitsAtOnce: application,
    async send(input, { memberId }) {
      try {
        return await beginApplication(input, memberId, queryClient)
      } catch (error) {
        lastError.current = error
        throw error
      }
    },
  })
  const settle = useEffectEvent((reached: typeof state) => {
    switch (reached.kind) {
      case 'done':
        return ends.onBegun(reached.result)
      case 'refused':
        // What ends the session has ended it.
        if (reactionTo(reached.error) !== 'end-session') handleError(reached.error)
        return ends.onFailed()
      case 'unknown':
        handleError(lastError.current)
        return ends.onFailed()
      default:
    }
  })
  useEffect(() => settle(state), [state])
}

async function beginApplication(
  application: CardApplication,
  memberId: string,
  queryClient: QueryClient,
): Promise<string> {
  const { applicant, applicationType, accorId, siteCode, returnURL, isMock } = application
  if (isMock) return `${returnURL}?status=SUBMITTED`
  const begin = applicant === 'member' ? createCardApplication : createGuestCardApplication
  const { operationId } = begin
  const base = clubConfig().links.cardApplication
  if (base === undefined) throw new ApiError('unknown', 'The club has no card', { operationId, isRefusal: true })
  const dateOfBirth = applicant === 'member' ? await memberDateOfBirth(queryClient) : undefined
  const { token } = await begin({
    body: {
      accorId,
      siteCode,
      applicationType,
      returnURL,
      ...(dateOfBirth !== undefined && { dateOfBirth }),
    },
    isRepeatedByCaller: true,
    ...(applicant === 'member' && { memberId }),
  })
  // A server that does not keep to its contract.
  if (!token) throw missingToken(operationId)
  return applicationAddress(base, token, applicationType)
}

/** Returns a member's date of birth as the issuer takes it (CCD-38). Without one the issuer asks for it. */
async function memberDateOfBirth(queryClient: QueryClient): Promise<string | undefined> {
  try {
    const { dateOfBirth } = await queryClient.ensureQueryData(profileOptions())
    return dateOfBirth === undefined ? undefined : toYearMonthDay(dateOfBirth)
  } catch (error) {
    console.warn('The application for the card goes without a date of birth', error)
    return undefined
  }
}

/** The server has answered, but the application cannot be opened (CCD-22). */
function missingToken(operationId: string): ApiError {
  const friendlyText = m.card_token_missing()
  return new ApiError('unknown', friendlyText, { operationId, isRefusal: true, friendlyText })
}
