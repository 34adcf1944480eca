export { Badge, badgeTones } from '../src/components/Badge/Badge.tsx'
export type { BadgeProps, BadgeTone } from '../src/components/Badge/Badge.tsx'
