import { Accordion } from '@clubhouse/design-system/Accordion'
import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Prose } from '@clubhouse/design-system/Prose'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Reward } from '@clubhouse/rest-client/club'
import { type ReactNode, useId } from 'react'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { paragraphsOf } from '#domain/reward/model/paragraphs.ts'
import * as styles from './reward.css.ts'

export interface RewardInformationProps {
  reward: Reward
  kind: RewardKind
  audience: Audience
}

/** Description and terms for everybody (RWD-02, RWD-04); how to redeem and About for members alone (RWD-03, RWD-08). */
export function RewardInformation({ reward, kind, audience }: RewardInformationProps) {
  const {
    description,
    bulletPoints = [],
    body,
    redemption,
    termsAndConditions,
    termsUrl,
    brandDetails,
  } = reward.content
  const brand = brandDetails.brandName
  const isMember = audience === 'member'
  const method = isMember ? paragraphsOf(redemption?.method) : []
  const about = isMember ? paragraphsOf(body) : []
  const terms = paragraphsOf(termsAndConditions)
  return (
    <div className={styles.more}>
      <div className={styles.texts}>
        {(description !== undefined || bulletPoints.length > 0) && (
          <TextSection heading={m.reward_description()}>
            <Paragraphs texts={paragraphsOf(description)} />
            {bulletPoints.length > 0 && (
              <ul>
                {bulletPoints.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </TextSection>
        )}
        {about.length > 0 && (
          <TextSection heading={m.reward_about({ brand })}>
            <Paragraphs texts={about} />
          </TextSection>
        )}
        {(terms.length > 0 || termsUrl !== undefined) && (
          <Accordion
            headingLevel={2}
            items={[
              {
                id: 'terms',
                title: m.reward_terms(),
                body: (
                  <Prose>
                    <Paragraphs texts={terms} />
                    {termsUrl !== undefined && (
                      <p>
                        <Link href={termsUrl} isExternal externalLabel={m.common_opens_in_new_tab()}>
                          {m.reward_terms_link({ brand })}
                        </Link>
                      </p>
                    )}
                  </Prose>
                ),
              },
            ]}
          />
        )}
      </div>
      {method.length > 0 && (
        <Card tone="sunken">
          <TextSection heading={kind === 'EARN' ? m.reward_how_to_earn() : m.reward_how_to_redeem()}>
            <Paragraphs texts={method} />
          </TextSection>
        </Card>
      )}
    </div>
  )
}

function TextSection({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="small">
        <Heading level={2} size="medium" id={headingId}>
          {heading}
        </Heading>
        <Prose>{children}</Prose>
      </Stack>
    </section>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className={styles.paragraph}>
      {text}
    </p>
  ))
}
