import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Card } from '@clubhouse/design-system/Card'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Voucher } from '@clubhouse/rest-client/club'
import { useEffect } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatDate } from '../../../platform/dates/format-date.ts'
import { nativeBridge } from '../../../platform/native/native-bridge.ts'
import { paths } from '../../../platform/paths.ts'
import { useRegion } from '../../../platform/region/use-region.ts'
import { voucherExpiry } from '../model/voucher-expiry.ts'
import { useNow } from '../state/use-now.ts'
import { ScanCodes } from './ScanCodes.tsx'
import { VoucherCode } from './VoucherCode.tsx'
import { VoucherExpiryMark } from './VoucherExpiryMark.tsx'
import * as styles from './voucher.css.ts'

/** A voucher: with an address, a code to take there (VCH-04); otherwise a code to be scanned (VCH-05). */
export function VoucherView({ voucher }: { voucher: Voucher }) {
  const { locale } = useRegion()
  const { title, imageUrl, lead, brandDetails } = voucher.content
  const brand = brandDetails.brandName
  const expiry = voucherExpiry(voucher, useNow(), locale)
  // Only the native app does anything with it (VCH-06).
  useEffect(() => nativeBridge().send({ type: 'request_review' }), [])
  return (
    <Stack gap="large">
      <div>
        <Link href={paths.vouchers.href()} variant="standalone">
          {m.voucher_back()}
        </Link>
      </div>
      <div className={styles.layout}>
        <div className={styles.wordsArea}>
          <Stack gap="xsmall">
            <Text weight="strong">{brand}</Text>
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
            <div className={styles.pass}>
              {voucher.url === undefined ? (
                <>
                  <ScanCodes voucher={voucher} />
                  <Text>{m.voucher_qr_hint({ brand })}</Text>
                  <VoucherCode code={voucher.code} />
                </>
              ) : (
                <>
                  <Text>{m.voucher_url_hint({ brand })}</Text>
                  <VoucherCode code={voucher.code} />
                  <ButtonLink href={voucher.url} isExternal externalLabel={m.voucher_opens_in_new_tab()} fullWidth>
                    {m.voucher_continue({ brand })}
                  </ButtonLink>
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
        </div>
        <div className={styles.picture}>
          <Picture
            src={imageUrl}
            alt=""
            width={722}
            height={406}
            widths={[375, 722, 1444]}
            sizes="(min-width: 905px) 50vw, 100vw"
            cover
            priority
          />
        </div>
      </div>
    </Stack>
  )
}
