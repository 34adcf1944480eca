import { Card } from '@clubhouse/design-system/Card'
import { Checkbox } from '@clubhouse/design-system/Checkbox'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Stack } from '@clubhouse/design-system/Stack'
import { useId, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { paths } from '#platform/paths.ts'
import type { FieldErrors } from '../model/field-errors.ts'
import type { Consent } from '../model/order-draft.ts'
import type { OrderType } from '../model/order-type.ts'
import { updateDraft } from '../state/order-draft-store.ts'

export interface ConsentSectionProps {
  type: OrderType
  /** Whose news they are. */
  partner: string
  consent: Consent
  isLocked: boolean
  /** What the server missed. */
  faults: FieldErrors<'over18' | 'terms'> | undefined
  onChanged: () => void
}

/** What a member has to agree to, and may (CHK-04, CHK-11, CHK-12, CON-24). */
export function ConsentSection({ type, partner, consent, isLocked, faults, onChanged }: ConsentSectionProps) {
  const headingId = useId()
  const [changed, setChanged] = useState<ReadonlySet<keyof Consent>>(new Set())
  const errors: Record<keyof Consent, string | undefined> = {
    over18: m.checkout_over_18_error(),
    terms: m.checkout_terms_error(),
    marketingUpdates: type === 'VOYAGES_FULFILMENT' ? m.checkout_marketing_error({ partner }) : undefined,
  }
  const propsOf = (name: keyof Consent) => {
    const isSelected = consent[name] === true
    const fault = name === 'marketingUpdates' ? undefined : faults?.[name]
    const error = isSelected ? undefined : (fault ?? (changed.has(name) ? errors[name] : undefined))
    return {
      name,
      isSelected,
      isDisabled: isLocked,
      isRequired: errors[name] !== undefined,
      errorMessage: error,
      onChange: (isTicked: boolean) => {
        updateDraft((now) => ({ consent: { ...now.consent, [name]: isTicked } }))
        setChanged((before) => new Set(before).add(name))
        onChanged()
      },
    }
  }
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack>
        <Heading level={2} size="medium" id={headingId}>
          {m.checkout_consent()}
        </Heading>
        <Checkbox label={m.checkout_over_18()} {...propsOf('over18')} />
        <Stack gap="xsmall" align="start">
          <Checkbox label={m.checkout_terms()} {...propsOf('terms')} />
          <Link href={paths.terms.href()}>{m.checkout_terms_read()}</Link>
        </Stack>
        <Checkbox label={m.checkout_marketing({ partner })} {...propsOf('marketingUpdates')} />
      </Stack>
    </Card>
  )
}
