import { Actions } from '../../components/Actions.tsx'
import type { BlockProps } from '../define-block.ts'
import type { ButtonContent } from './adapter.ts'

/** A button that stands alone (CNT-08). */
export function ButtonBlock({ block: { action, isPrimary } }: BlockProps<ButtonContent>) {
  return <Actions actions={[action]} isPrimary={isPrimary} />
}
