export { Calendar } from '../src/components/Calendar/Calendar.tsx'
export type { CalendarProps } from '../src/components/Calendar/Calendar.tsx'
