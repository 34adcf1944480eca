import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import type { CardReferral } from '#domain/card/model/referral.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'
import type { ApplicationType } from '../model/application.ts'
import { useTransition } from '../state/use-transition.ts'
import { Apply } from './Apply.tsx'
import * as styles from './card-application.css.ts'

export interface TransitionProps {
  applicationType: ApplicationType
  /** Who sent the member, as the address says it. */
  referral: CardReferral
}

/** What stands between the club and the application: title, body, the partner's logo and an apply button (CCD-05). */
export function Transition({ applicationType, referral }: TransitionProps) {
  const transition = useTransition(applicationType, referral)
  const [isApplying, setApplying] = useState(false)
  if (transition === undefined) return <PageSkeleton />
  const { title, body, logo, applyText } = transition
  return (
    <>
      <PageHead title={title} isPublic={false} />
      <Card>
        <div className={styles.transition}>
          {logo !== undefined && <Picture src={logo.url} alt={logo.alt} width={160} height={160} shape="rounded" />}
          <Stack gap="large" align="start">
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text size="large">{body}</Text>
            <Button onPress={() => setApplying(true)}>{applyText}</Button>
          </Stack>
        </div>
      </Card>
      {isApplying && <Apply request={{ applicationType, referral }} onClose={() => setApplying(false)} />}
    </>
  )
}
