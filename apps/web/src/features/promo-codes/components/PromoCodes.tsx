import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { PromoCodeForm } from './PromoCodeForm.tsx'

/** Where members hand in promo codes. Another code in the address remounts the form. */
export function PromoCodes() {
  const { search } = useLocation()
  return (
    <Stack gap="large">
      <Text size="large" tone="muted">
        {m.promo_intro()}
      </Text>
      <PromoCodeForm key={search} search={search} />
    </Stack>
  )
}
