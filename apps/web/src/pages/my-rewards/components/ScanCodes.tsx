import { Barcode } from '@clubhouse/design-system/Barcode'
import { Picture } from '@clubhouse/design-system/Picture'
import { QrCode } from '@clubhouse/design-system/QrCode'
import { Tabs } from '@clubhouse/design-system/Tabs'
import type { Voucher } from '@clubhouse/rest-client/club'
import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { nativeBridge } from '#platform/native/native-bridge.ts'
import { type ScanCode, scanCodesOf } from '#domain/voucher/model/scan-codes.ts'
import * as styles from './voucher.css.ts'

/**
 * A voucher's code for the scanner of a till: QR code or barcode, one at a time, because a scanner reads whichever it meets
 * first (VCH-05). It opens on the one that the partner reads. Both are rendered here, so that they are sharp, and there
 * without a connection.
 */
export function ScanCodes({ voucher, isEnded }: { voucher: Voucher; isEnded: boolean }) {
  const ways = scanCodesOf(voucher)
  const [shown, setShown] = useState<ScanCode>(ways[0])
  // Scanners need light; only the native app can give it.
  useEffect(() => {
    if (isEnded) return undefined
    nativeBridge().send({ type: 'set_brightness', level: 'full' })
    return () => nativeBridge().send({ type: 'set_brightness', level: 'normal' })
  }, [isEnded])
  const qr = (
    <div className={styles.scan}>
      <QrCodeOf voucher={voucher} />
    </div>
  )
  if (!ways.includes('barcode')) return qr
  const title = voucher.content.title
  return (
    <div className={styles.scanTabs}>
      <Tabs
        label={m.voucher_scan()}
        items={[
          { id: 'qr', label: m.voucher_scan_qr(), content: qr },
          {
            id: 'barcode',
            label: m.voucher_scan_barcode(),
            content: (
              <div className={styles.scan}>
                <Barcode value={voucher.code} label={m.voucher_barcode_alt({ title })} />
              </div>
            ),
          },
        ]}
        selectedId={shown}
        onSelectionChange={(id) => setShown(id === 'barcode' ? 'barcode' : 'qr')}
      />
    </div>
  )
}

function QrCodeOf({ voucher: { code, image, content } }: { voucher: Voucher }) {
  const label = m.voucher_qr_alt({ title: content.title })
  return (
    <QrCode
      value={code}
      label={label}
      size="large"
      // A value that is too long for a code shows the partner's image.
      fallback={
        <div className={styles.qr}>
          <Picture src={image} alt={label} width={288} height={288} background="rgb:ffffff" fluid priority />
        </div>
      }
    />
  )
}
