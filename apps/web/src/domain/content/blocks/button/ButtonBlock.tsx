import { isComing } from '#platform/coming/is-coming.ts'
import { Actions } from '../../components/Actions.tsx'
import type { BlockProps } from '../define-block.ts'
import type { ButtonContent } from './adapter.ts'

/** A button that stands alone (CNT-08). */
export function ButtonBlock({ block: { action, isPrimary } }: BlockProps<ButtonContent>) {
  // A fragment, not undefined: a text would log the button as an unknown entry.
  return isComing(action.target) ? <></> : <Actions actions={[action]} isPrimary={isPrimary} />
}
