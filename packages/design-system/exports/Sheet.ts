export { Sheet, sheetSides, sheetSizes } from '../src/components/Sheet/Sheet.tsx'
export type { SheetProps } from '../src/components/Sheet/Sheet.tsx'
