export { RangeCalendar, rangeCalendarMonths } from '../src/components/RangeCalendar/RangeCalendar.tsx'
export type { DateRange, RangeCalendarProps } from '../src/components/RangeCalendar/RangeCalendar.tsx'
