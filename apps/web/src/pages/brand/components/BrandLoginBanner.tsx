import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { useLogin } from '#platform/auth/use-login.ts'
import { appConfig } from '#platform/config/app-config.ts'
import * as styles from './brand.css.ts'

/** Invites a guest to log in (BRD-02). */
export function BrandLoginBanner({ brandName }: { brandName: string }) {
  const logIn = useLogin()
  const headingId = useId()
  return (
    <Card as="aside" labelledBy={headingId}>
      <div className={styles.banner}>
        <Stack gap="xxsmall">
          <Heading level={2} size="medium" id={headingId}>
            {m.brand_login_title({ brand: brandName })}
          </Heading>
          <Text>{m.brand_login_body({ brand: brandName, club: appConfig().clubName })}</Text>
        </Stack>
        <Button onPress={logIn}>{m.common_log_in_or_join()}</Button>
      </div>
    </Card>
  )
}
