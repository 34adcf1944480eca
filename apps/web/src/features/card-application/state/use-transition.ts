import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { useFlagGate } from '#platform/flags/use-flag.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { CardReferral } from '#domain/card/model/referral.ts'
import { referralWithStored } from '#domain/card/state/use-card-referral.ts'
import { partnerNameOf } from '#domain/partner-account/model/partner-name.ts'
import { type TransitionContent, transitionsOptions } from '../api/transition-content.ts'
import type { ApplicationType } from '../model/application.ts'

type TransitionWords = Pick<TransitionContent, 'title' | 'body' | 'logo' | 'applyText'>

/**
 * Returns the words of a journey: the editors' while `web_dynamic_transition_pages` is on, if they have written any, and the
 * app's own otherwise (CCD-06, CCD-07). Undefined while they are on their way.
 */
export function useTransition(applicationType: ApplicationType, referral: CardReferral): TransitionWords | undefined {
  const gate = useFlagGate('web_dynamic_transition_pages')
  const [{ accorId }] = useState(() => referralWithStored(referral))
  const written = useQuery({ ...transitionsOptions(useRegion().locale), enabled: gate === 'open' })
  if (gate === 'waiting' || (gate === 'open' && written.isPending)) return undefined
  const editors = gate === 'open' ? transitionFor(written.data ?? [], { applicationType, accorId }) : undefined
  return editors ?? ownWords(applicationType)
}

/** Returns what is written for a journey: for the guests of a partner first, then for everybody (CCD-06, CCD-07). */
export function transitionFor<Transition extends { applicationType: string; accorId: string }>(
  transitions: readonly Transition[],
  journey: { applicationType: ApplicationType; accorId: string },
): Transition | undefined {
  const ofType = transitions.filter(({ applicationType }) => applicationType === journey.applicationType)
  const written = (accorId: string) => ofType.find((each) => each.accorId === accorId)
  return written(journey.accorId) ?? written('')
}

function ownWords(applicationType: ApplicationType): TransitionWords {
  const { clubName: club, hosts } = appConfig()
  const logo = { url: `${hosts.images}/content/card-partner`, alt: partnerNameOf('SYF') }
  switch (applicationType) {
    case 'PREQUAL':
      return {
        title: m.card_prequal_title(),
        body: m.card_prequal_body({ club }),
        applyText: m.common_continue(),
        logo,
      }
    case 'APPLY':
      return {
        title: m.card_apply_title(),
        body: m.card_apply_body({ club }),
        applyText: m.card_apply_button(),
        logo,
      }
  }
}
