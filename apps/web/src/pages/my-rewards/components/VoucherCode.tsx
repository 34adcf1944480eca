import { Button } from '@clubhouse/design-system/Button'
import { Icon } from '@clubhouse/design-system/Icon'
import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { notOnPaper } from '#platform/print/on-paper.css.ts'
import * as styles from './voucher.css.ts'

/** A voucher's code, to read and to copy (VCH-04). */
export function VoucherCode({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  const copy = async () => {
    // Emptied first: the same words twice in a row would not be read out the second time.
    setOutcome('none')
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch (error) {
      console.warn('The code was not copied', error)
      setOutcome('failed')
    }
  }
  const words = outcome === 'copied' ? m.voucher_copied() : outcome === 'failed' ? m.voucher_copy_failed() : ''
  return (
    <div className={styles.codeBox}>
      <Text size="small" tone="muted">
        {m.voucher_code()}
      </Text>
      <code className={styles.code}>{code}</code>
      <div className={notOnPaper}>
        <Button variant="secondary" onPress={() => void copy()}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
          {m.voucher_copy()}
        </Button>
      </div>
      <LiveRegion>{words}</LiveRegion>
      {/* The live region says it already. */}
      <span className={`${styles.outcome} ${notOnPaper}`} aria-hidden="true">
        <Text as="span" size="small" tone={outcome === 'failed' ? 'error' : 'muted'}>
          {words}
        </Text>
      </span>
    </div>
  )
}
