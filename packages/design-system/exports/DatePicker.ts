export { DatePicker } from '../src/components/DatePicker/DatePicker.tsx'
export type { DatePickerLabels, DatePickerProps } from '../src/components/DatePicker/DatePicker.tsx'
export { dateFromParts, emptyDate, partsFromDate, wrongDateParts } from '../src/support/date-parts.ts'
export type { DatePart, DateParts } from '../src/support/date-parts.ts'
