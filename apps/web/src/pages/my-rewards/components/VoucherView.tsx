import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Card } from '@clubhouse/design-system/Card'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Prose } from '@clubhouse/design-system/Prose'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Voucher } from '@clubhouse/rest-client/club'
import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { formatDate } from '#platform/dates/format-date.ts'
import { nativeBridge } from '#platform/native/native-bridge.ts'
import { useBackTo } from '#platform/links/linked-from.ts'
import { paths } from '#domain/page/model/paths.ts'
import { notOnPaper, onPaperOnly } from '#platform/print/on-paper.css.ts'
import { PrintButton } from '#platform/print/PrintButton.tsx'
import { paragraphsOf } from '#domain/reward/model/paragraphs.ts'
import { brandNameOf } from '#domain/reward/model/brand-name.ts'
import { useRegion, useRegionPath } from '#platform/region/use-region.ts'
import { voucherExpiry } from '#domain/voucher/model/voucher-expiry.ts'
import { useNow } from '#domain/voucher/state/use-now.ts'
import { ScanCodes } from './ScanCodes.tsx'
import { VoucherCode } from './VoucherCode.tsx'
import { VoucherExpiryMark } from './VoucherExpiryMark.tsx'
import { RewardPicture } from './RewardPicture.tsx'
import * as styles from './voucher.css.ts'

/** A voucher: with an address, a code to take there (VCH-04); otherwise a code to be scanned (VCH-05). */
export function VoucherView({ voucher }: { voucher: Voucher }) {
  const { locale } = useRegion()
  const { title, imageUrl, lead } = voucher.content
  const brand = brandNameOf(voucher)
  const expiry = voucherExpiry(voucher, useNow(), locale)
  const isEnded = expiry.kind === 'ended'
  const terms = paragraphsOf(voucher.content.termsAndConditions)
  // Only the native app does anything with it (VCH-06).
  useEffect(() => nativeBridge().send({ type: 'request_review' }), [])
  const back = useRef<HTMLDivElement>(null)
  useBackTo(back, useRegionPath()(paths.vouchers.href()))
  return (
    <Stack gap="large">
      <div className={onPaperOnly}>
        <Text weight="strong">{appConfig().clubName}</Text>
      </div>
      <div ref={back} className={notOnPaper}>
        <Inline justify="between">
          <Link href={paths.vouchers.href()} variant="standalone">
            {m.voucher_back()}
          </Link>
          {!isEnded && <PrintButton>{m.voucher_print()}</PrintButton>}
        </Inline>
      </div>
      <div className={styles.layout}>
        <div className={styles.wordsArea}>
          <Stack gap="xsmall">
            {brand !== undefined && <Brand name={brand} logoUrl={voucher.content.brandDetails.brandLogo} />}
            <Heading level={1}>{title}</Heading>
            {expiry.kind !== 'running' && (
              <div>
                <VoucherExpiryMark {...expiry} />
              </div>
            )}
            {lead !== undefined && (
              <Text size="large" tone="muted">
                {lead}
              </Text>
            )}
          </Stack>
        </div>
        <div className={styles.codeArea}>
          <Card>
            <div className={styles.pass} data-ended={isEnded || undefined}>
              {voucher.url === undefined ? (
                <>
                  <ScanCodes voucher={voucher} isEnded={isEnded} />
                  <Text>{isEnded ? m.voucher_ended_hint() : scanHint(brand)}</Text>
                  <VoucherCode code={voucher.code} />
                </>
              ) : (
                <>
                  <Text>{isEnded ? m.voucher_ended_hint() : urlHint(brand)}</Text>
                  <VoucherCode code={voucher.code} />
                  <div className={`${styles.continueTo} ${notOnPaper}`}>
                    <ButtonLink
                      href={voucher.url}
                      variant={isEnded ? 'secondary' : 'primary'}
                      isExternal
                      externalLabel={m.common_opens_in_new_tab()}
                      fullWidth
                    >
                      {brand === undefined ? m.voucher_continue_to_site() : m.voucher_continue({ brand })}
                    </ButtonLink>
                  </div>
                </>
              )}
            </div>
          </Card>
        </div>
        <div className={styles.datesArea}>
          <DescriptionList
            items={[
              { term: m.voucher_created_on(), description: formatDate(voucher.validFrom, locale) },
              { term: m.voucher_valid_until(), description: formatDate(voucher.validTo, locale) },
            ]}
          />
          {terms.length > 0 && <PaperTerms terms={terms} />}
        </div>
        <div className={styles.picture}>
          <RewardPicture src={imageUrl} />
        </div>
      </div>
    </Stack>
  )
}

function Brand({ name, logoUrl }: { name: string; logoUrl: string }) {
  return (
    <Inline gap="small">
      <span className={styles.logo}>
        <Picture src={logoUrl} alt="" width={44} height={44} cover priority />
      </span>
      <Text weight="strong">{name}</Text>
    </Inline>
  )
}

/** The reward's terms, for who checks the printed voucher; on a screen they stand on the reward's page. */
function PaperTerms({ terms }: { terms: readonly string[] }) {
  return (
    <div className={`${styles.terms} ${onPaperOnly}`}>
      <Heading level={2} size="small">
        {m.reward_terms()}
      </Heading>
      <Prose>
        {terms.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </div>
  )
}

function scanHint(brand: string | undefined): string {
  return brand === undefined ? m.voucher_qr_hint_anywhere() : m.voucher_qr_hint({ brand })
}

function urlHint(brand: string | undefined): string {
  return brand === undefined ? m.voucher_url_hint_anywhere() : m.voucher_url_hint({ brand })
}
