export { DateRangePicker } from '../src/components/DateRangePicker/DateRangePicker.tsx'
export type { DateRangePickerProps } from '../src/components/DateRangePicker/DateRangePicker.tsx'
export type { DateRange } from '../src/components/RangeCalendar/RangeCalendar.tsx'
