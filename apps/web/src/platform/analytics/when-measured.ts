import { allowsOptional, currentConsent, onConsentChange } from '#platform/consent/consent-store.ts'
import { whenTouched } from '#platform/touch/when-touched.ts'

/**
 * Runs once measuring matters: with the first touch of the page, or with consent to anything. Until then nothing leaves,
 * and nothing that measures need be loaded. Answers how not to.
 */
export function whenMeasured(run: () => void): () => void {
  let isOver = false
  const runOnce = () => {
    if (isOver) return
    isOver = true
    run()
  }
  if (allowsOptional(currentConsent())) runOnce()
  const stopConsent = onConsentChange((consent) => {
    if (allowsOptional(consent)) runOnce()
  })
  const stopTouch = whenTouched(runOnce)
  return () => {
    isOver = true
    stopConsent()
    stopTouch()
  }
}
