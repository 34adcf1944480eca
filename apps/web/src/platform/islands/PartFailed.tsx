import { Button } from '@clubhouse/design-system/Button'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import * as styles from './island.css.ts'

/** Says that an island could not be loaded, with a button to try again. */
export function PartFailed({ retry }: { retry: () => void }) {
  return (
    <div className={styles.failed}>
      <div role="alert">
        <Text>{m.error_part()}</Text>
      </div>
      <Button onPress={retry}>{m.common_try_again()}</Button>
    </div>
  )
}
