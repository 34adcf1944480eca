export { DateField } from '../src/components/DateField/DateField.tsx'
export type { DateFieldProps } from '../src/components/DateField/DateField.tsx'
export { dateFromParts, datePartNames, emptyDate, partsFromDate, wrongDateParts } from '../src/support/date-parts.ts'
export type { DatePart, DateParts } from '../src/support/date-parts.ts'
