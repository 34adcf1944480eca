import type { ContentBackground } from '@clubhouse/design-system/theme'
import type { ContentGround } from '../model/blocks.ts'

/** The grounds that editors choose, as the design system calls them (CNT-26). */
export const grounds: Record<ContentGround, ContentBackground> = {
  'Kestrel Red': 'brandBackground',
  'Light Pink': 'lightPink',
  'Light Green': 'lightGreen',
  'Light Grey': 'lightGrey',
  White: 'white',
}
