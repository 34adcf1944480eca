import { assetLink, entry, type EntryDraft } from '../content-store.ts'
import { sampleAccorId } from './pages/card.ts'

const partnerLogo = assetLink('brand-kestrel-red-card')

/** What stands between the club and the application for the card (CCD-05 to CCD-07, CCD-39). */
export const cardApplicationEntries: readonly EntryDraft[] = [
  entry('cardTransitionPage', 'transition-prequal', {
    internalName: 'Transition: prequalify',
    applicationType: 'PREQUAL',
    title: 'Let’s see if you prequalify',
    body: 'You’re about to leave Kestrel Red for our card partner’s secure site. Checking takes two minutes and won’t affect your credit score.',
    partnerLogo,
    applyButtonText: 'Continue',
  }),
  entry('cardTransitionPage', 'transition-apply', {
    internalName: 'Transition: apply',
    applicationType: 'APPLY',
    title: 'One step from your card',
    body: 'You’re about to leave Kestrel Red for our card partner’s secure site. Have your Social Security number and annual income ready. Applying may affect your credit score.',
    partnerLogo,
    applyButtonText: 'Continue to application',
  }),
  entry('cardTransitionPage', 'transition-prequal-harbor-and-pine', {
    internalName: 'Transition: prequalify, Harbor & Pine',
    applicationType: 'PREQUAL',
    accorId: sampleAccorId,
    title: 'Your 50,000 points start here',
    body: 'As a guest of Harbor & Pine you have a bigger welcome. You’re about to leave Kestrel Red for our card partner’s secure site; checking won’t affect your credit score.',
    partnerLogo,
    applyButtonText: 'Continue',
  }),
  entry('guestApplyModal', 'guest-apply-modal', {
    internalName: 'Guest apply modal',
    title: 'Are you a member?',
    body: 'Log in before you apply, and we link the card to your account for you. You can also apply as a guest and join later.',
    image: assetLink('step-1'),
    loginButtonText: 'Log in or join',
    skipButtonText: 'Continue as guest',
  }),
]
